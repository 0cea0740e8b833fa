/** Help about saved conversations. */
import type { HelpEntry } from "#contract/help/texts/types.ts";

export const savedEntries: HelpEntry[] = [
  {
    id: "save-chat",
    section: "saved",
    title: { es: "¿Cómo guardo una conversación?", en: "How do I save a conversation?" },
    answer: {
      es: "Cuando ya tengas una respuesta, toca Guardar Chat; hace falta tener tu cuenta abierta. La encuentras después en Guardados, en el menú.",
      en: "Once you have an answer, tap Save Chat; you need to be signed in. You find it later under Saved, in the menu.",
    },
    page: "/chat",
    invite: "saved",
    asked: {
      es: [
        "guardar chat",
        "guardar la respuesta",
        "quiero conservar lo que me dijo",
        "guardar mi pregunta",
        "cómo guardo esto",
        "se puede guardar lo que platicamos",
      ],
      en: ["save chat", "save the answer", "keep what it told me", "save my question"],
    },
  },
  {
    id: "find-saved",
    section: "saved",
    title: { es: "¿Dónde están mis conversaciones guardadas?", en: "Where are my saved conversations?" },
    answer: {
      es: "Abre Guardados en el menú: están por día, el más nuevo primero, y cada día se abre con un toque. Puedes buscar por palabra, elegir una categoría o ver solo tus favoritos.",
      en: "Open Saved in the menu: they are listed by day, newest first, and a tap opens a day. You can search by word, choose a category or see only your favorites.",
    },
    page: "/saved-chats",
    invite: "saved",
    asked: {
      es: [
        "ver mis chats guardados",
        "historial de preguntas",
        "buscar una conversación",
        "mis conversaciones",
        "dónde veo lo que pregunté antes",
        "preguntas anteriores",
        "perdí mi conversación",
        "encontrar un chat viejo",
        "dónde quedaron mis preguntas guardadas",
        "ver lo que guardé",
        "lo que guardé antes",
      ],
      en: [
        "see my saved chats",
        "question history",
        "find a conversation",
        "my conversations",
        "previous questions",
        "where is my old chat",
        "where did my saved chats go",
      ],
    },
  },
  {
    id: "favourite",
    section: "saved",
    title: {
      es: "¿Cómo marco una conversación como favorita?",
      en: "How do I mark a conversation as favourite?",
    },
    answer: {
      es: "En Guardados abre el día y toca la estrella de la conversación. Con el botón Favoritos ves solo esas.",
      en: "In Saved open the day and tap the star of the conversation. With the Favorites button you see only those.",
    },
    page: "/saved-chats",
    invite: "saved",
    asked: {
      es: [
        "favoritos",
        "poner estrella",
        "marcar importante",
        "destacar una conversación",
        "quitar de favoritos",
        "para qué es la estrella",
        "estrellita",
      ],
      en: [
        "favourites",
        "favorites",
        "star a conversation",
        "mark as important",
        "remove from favourites",
        "what is the star for",
      ],
    },
  },
  {
    id: "reopen-saved",
    section: "saved",
    title: { es: "¿Puedo seguir una conversación guardada?", en: "Can I continue a saved conversation?" },
    answer: {
      es: "En Guardados abre la conversación y toca Ver conversación completa: se abre en el chat y puedes seguir preguntando. Lo que preguntes ahí se guarda en la misma conversación.",
      en: "In Saved open the conversation and tap View full conversation: it opens in the chat and you can keep asking. What you ask there is saved in the same conversation.",
    },
    page: "/saved-chats",
    invite: "saved",
    asked: {
      es: [
        "continuar una conversación",
        "abrir un chat guardado",
        "ver conversación completa",
        "seguir preguntando sobre lo mismo",
        "retomar un chat",
      ],
      en: ["continue a conversation", "open a saved chat", "view full conversation", "pick up an old chat"],
    },
  },
  {
    id: "delete-saved",
    section: "saved",
    title: { es: "¿Cómo borro una conversación guardada?", en: "How do I delete a saved conversation?" },
    answer: {
      es: "En Guardados toca el bote de basura de la conversación y confirma. Tienes 5 segundos para tocar Deshacer; después ya no se puede recuperar.",
      en: "In Saved tap the bin of the conversation and confirm. You have 5 seconds to tap Undo; after that it cannot be recovered.",
    },
    page: "/saved-chats",
    invite: "saved",
    asked: {
      es: [
        "eliminar conversación",
        "borrar un chat guardado",
        "quitar una pregunta guardada",
        "borrar mi historial",
        "eliminar mis preguntas",
      ],
      en: ["delete conversation", "remove a saved chat", "erase my history", "delete my questions"],
    },
  },
  {
    id: "export-saved",
    section: "saved",
    title: {
      es: "¿Puedo imprimir o compartir una conversación?",
      en: "Can I print or share a conversation?",
    },
    answer: {
      es: "En Guardados abre la conversación con su flecha, toca Más opciones y elige Compartir, Descargar PDF o Descargar texto. Antes de compartirla, revisa que no lleve datos privados.",
      en: "In Saved open the conversation with its arrow, tap More options and choose Share, Download PDF or Download text. Before you share it, check that it holds no private data.",
    },
    page: "/saved-chats",
    invite: "saved",
    asked: {
      es: [
        "descargar mi conversación",
        "imprimir la respuesta",
        "mandar la respuesta por whatsapp",
        "llevarle esto a mi abogado",
        "pasar a pdf",
        "copiar la respuesta",
        "compartir con mi familia",
      ],
      en: [
        "download my conversation",
        "print the answer",
        "send it by whatsapp",
        "take it to my lawyer",
        "save as pdf",
        "copy the answer",
        "share with my family",
      ],
    },
  },
];
