/** Every public page that is not an article, with the start of its headline. */
export const publicPages = [
  ["/landing", "¿Tienes dudas migratorias?", "Immigration questions?"],
  ["/how-it-works", "¿Cómo funciona?", "How does it work?"],
  ["/faq", "Preguntas frecuentes", "Frequently asked questions"],
  ["/why-trust-us", "¿Por qué confiar?", "Why trust us?"],
  ["/privacy-policy", "Política de privacidad", "Privacy policy"],
  ["/documents", "Documentos para tu Trámite", "Documents for your case"],
  ["/delete-account", "Eliminar tu cuenta", "Delete your account"],
  ["/blog", "Blog", "Blog"],
  ["/blog/pagina/2", "Blog", "Blog"],
  ["/blog/como-leer-carta-de-uscis", "Te llegó una carta de USCIS", "A letter from USCIS came"],
  ["/blog/no-existe", "Artículo no encontrado", "Article not found"],
] as const;
