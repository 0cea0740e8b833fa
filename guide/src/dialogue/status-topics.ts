/**
 * Topics about getting a status that many paths lead to; only they have reason to ask before answering.
 * Who names one way ("soy cubano", "soy viuda", "TPS") is told about it.
 */
export const statusTopics: ReadonlySet<string> = new Set(
  (
    "arreglar-papeles ajuste-familiar inmediato-vs-preferencia entre-sin-inspeccion-245i " +
    "castigo-3-10-perdon vawa visa-u visa-t sij-jovenes cancelacion-de-deportacion asilo-general " +
    "asilo-un-anio permiso-trabajo-general " +
    "patron-me-peticiona pedir-esposo pedir-papas pedir-hermanos " +
    "hijos-hijastros orden-deportacion reingreso-tras-deportacion daca " +
    "turista-vencido salida-voluntaria buscar-abogado "
  ).split(" "),
);

/** One way or one subject each: who surely asks for it is told about it, status words or not. */
export const namedWays: ReadonlySet<string> = new Set(
  (
    "murio-peticionario residencia-cubanos parole-militar parole-humanitario nacara refugiados chnv-parole-fin loteria-visas " +
    "retencion-cat permiso-trabajo-asilo religioso tn-e2 h2a-h2b tps prometido-k1 carga-publica exencion-pago " +
    "escuela-emergencia registro-extranjeros ciudadania-requisitos documentos-perdidos derechos-laborales asilo-un-anio " +
    "sij-jovenes visa-t"
  ).split(" "),
);
