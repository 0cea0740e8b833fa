/**
 * What whoever has power over others by their papers asks against them: the employer who underpays, scares or hides an accident, the landlord who
 * keeps a deposit, who sells a silence, who would have a relative deported for a house. Server only.
 */
import { ofKin, unlessWanted } from "#guide/safety/server-only/requests/asked-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const noPapers =
  "(?:sin (?:papeles|documentos|estatus)|no (?:tienen?|traen?) (?:papeles|documentos|estatus)|indocumentad[oa]s?|ilegal(?:es)?|mojad[oa]s?|undocumented|illegals?|no papers|without papers|(?:dont|doesnt) have papers)";
const workers =
  "(?:trabajador\\w*|emplead[oa]s?|muchach[oa]s?|chalan(?:es)?|ayudantes?|albaniles|peones|mi gente|cuadrilla|meser[oa]s?|cociner[oa]s?|ninn?er[oa]s?|nanas?|lavaplatos|dishwashers?|senoras? que (?:me )?(?:limpia|cuida|ayuda|cocina)|pintor\\w*|jardiner\\w*|maids?|painter|workers?|employees?|guys?|crew|helpers?|nann(?:y|ies))";

/** Who works there, or rents, and asks for herself; or who keeps the law. */
const byThem =
  "(?:mi|el|la|su|nuestr[oa]) (?:patron\\w*|jef[ea]|duen[oa]|caser[oa]|mayordomo|supervisor\\w*|manager) (?:me|nos|no|dice|dijo|quiere|hizo|le)|(?:my|the|his|her) (?:boss|employer|landlord|manager|foreman) |(?:me|nos) (?:pag(?:a|an|aba)|deben?|espant\\w+|asust\\w+|amenaz\\w+|dice[n]?|dijo|dijeron|corrio|corrieron|quit\\w+|guard\\w+)|me (?:corte|cai|lastime|golpee|queme|rompi|paso)|i (?:got hurt|fell|cut)|soy (?:el |la |una? )?(?:emplead|trabajador|mesera|inquilin)\\w*|como (?:lo|la|los|las) ayudo|(?:quiero|queremos) (?:ayudar|cumplir|pagar(?:les?)? (?:bien|lo justo))|how (?:do|can) i help|the law|la ley|fecha de hoy|todays date|(?:do i|tengo que|hay que|debo|como) (?:lo )?report(?:arlo|arla|o|ar)?(?: it| the accident| el accidente)?$";

/** Paid less than the law says because they have no papers. */
const underpaid: Secret = {
  kind: "hide",
  said: [
    /\b(?:(?:quiero|queremos|voy a|vamos a|(?:qu|k)eria|puedo|podemos|pienso) pagar(?:les?)?|les? (?:pag(?:o|amos|ue)|d(?:oy|amos))|(?:pag|d)arles?|(?:can|could|should|do|want to|going to|gonna) (?:i )?pay|i pay)\b/,
    new RegExp(`\\b(?:${noPapers}|${workers})\\b`),
    /\b(?:a (?:dos|tres|cuatro|cinco|seis|siete|[1-7]) (?:dolares |pesos )?(?:la|por|x) hora|menos (?:del|que el|de lo)|(?:debajo|abajo) del minimo|ver(?:se)? legal|menos horas|puras? propinas?|sin sueldo|sin (?:pagar(?:les)? )?(?:overtime|horas extras?|el tiempo extra)|(?:two|three|four|five|six|[1-7])(?: dollars| bucks)? an hour|(?:less than|below|under) (?:the )?(?:minimum|what)|no overtime|without overtime)\b/,
    /\b(?:como (?:lo|los|le|les)? ?(?:arreglo|pongo|escondo|hago|anoto|apunto|tapo)|menos horas|ver(?:se)? legal|(?:para|pa) (?:que|q) (?:no )?(?:se )?(?:parezca|digan?|hablen?|vea|note|quejen?|reclamen?|den?|reporten?|denuncien?)|parezca|sin que|look (?:legal|right|clean)|so (?:it|they|nobody|no one)|how (?:do|can|should) i (?:write|put|hide|show|record|fix)|hide)\b/,
  ],
  unless: unlessWanted(byThem),
};

/** A worker was hurt, and nobody is to hear of it. */
const hiddenAccident: Secret = {
  kind: "hide",
  said: [
    new RegExp(`\\b${workers}\\b`),
    /\b(?:se (?:me )?(?:corto|cayo|quemo|lastimo|golpeo|hirio|rompio|quebro|accidento|mocho|trozo|machuco)|got (?:hurt|cut|burned|injured)|fell|was hurt|broke (?:his|her)|cut (?:his|her)|hurt (?:his|her))\b/,
    /\b(?:que (?:le|les) (?:digo|decimos|doy|hago firmar|invento)|(?:le|les) digo que|(?:como|puedo) (?:le )?(?:hago|hacer|hacerle|logro|lo callo|la callo|lo asusto|la asusto|lo espanto|la espanto|lo convenzo|la convenzo|evito|decirle|digo)|what (?:do|should|can) (?:i|we) (?:tell|say|have)|how (?:do|can) (?:i|we) (?:keep|get|scare|stop|make|convince|talk)|can i (?:tell|scare|say))\b/,
    /\b(?:(?:para|pa) que (?:no (?:(?:lo|la|se|me|nos|le|vaya a) )*(?:report|habl|dig|demand|denunci|reclam|abra|quej|vaya|pida)\w*|diga que (?:fue|se|no))|que (?:no (?:diga|hable|reporte|demande)|diga que fue (?:en|fuera))|si (?:habla|reporta|va|dice|demanda|abre|se queja)\b.{0,40}\b(?:deport\w+|migra)|asust\w+|mention ice|scare|from (?:reporting|talking|suing|filing)|so (?:he|she|they) (?:doesnt|dont|wont|says)|not to go|(?:not to|or|doesnt|wont) (?:report|sue|talk|tell)|not at work|off the job)\b/,
  ],
  unless: unlessWanted(
    `${byThem}|(?:tienen?|le da) miedo|afraid|que (?:si )?(?:lo )?reporte|derechos?|rights`,
  ),
};

/** Scared so that nothing is claimed, whoever is meant. */
const scaredOff: Secret = {
  kind: "hide",
  said: [
    /\b(?:(?:como|puedo|quiero|que le digo)\b(?: \w+){0,4} (?:(?:l[oa]s?|les?) )?(?:espant\w+|asust\w+|amenaz\w+|intimid\w+|call(?:o|ar(?:l[oa]s?|le)?)|meter(?:les?)? miedo|meto miedo|(?:sac|d)(?:o|oy|ar)(?:les?)? (?:un |su )?(?:buen )?susto)|(?:how (?:do|can|should)|can|should) (?:i|we) (?:scare|threaten|spook|shut (?:him|her|them) up|quiet|intimidate)|what (?:do|can|should) i (?:say|tell) (?:him|her|them)?(?: to)? ?(?:scare|spook))\b/,
    /\b(?:(?:para|pa) (?:que|q) (?:ya )?no (?:me |se |nos |le )*(?:reclame|cobre|demande|denuncie|queje|pida|reporte|exija)\w*|(?:so|and) (?:that )?(?:he|she|they) (?:doesnt|dont|wont|stops?|drops?|gives? up)(?: \w+){0,3} (?:complain\w*|claim\w*|sue|suing|ask\w*|report\w*|pay|wages?|money|case)|(?:l[ao] \w+|muchach[oa]|senora|trabajador\w*|emplead[oa])(?: \w+){0,2} (?:me|nos) (?:va a|quiere) (?:demandar|denunciar)|out of (?:claiming|suing|complaining|asking|reporting))\b/,
  ],
  unless: unlessWanted(byThem),
};

/** A deposit kept because its owner will not dare to go to court. */
const keptDeposit: Secret = {
  kind: "lie",
  said: [
    /\b(?:depositos?|deposit|renta adelantada|ultimo mes|last month)\b/,
    new RegExp(
      `\\b(?:${noPapers}|no (?:me )?(?:va|van|puede|pueden) a? ?(?:demandar|reclamar)|(?:wont|cant|cannot) (?:sue|complain))\\b`,
    ),
    /\b(?:que (?:se )?(?:le|les)? ?(?:digo|dice|decimos|invento|pongo|cobro) que (?:rompi\w+|dan\w+|deb\w+|dej\w+|quebr\w+|ensuci\w+)|que (?:danos|desperfectos) (?:le |les )?(?:invento|pongo|digo)|como (?:me (?:lo )?quedo|no se lo (?:doy|devuelvo|regreso)|le hago para no)|(?:quedar(?:me|melo)|me quedo) con (?:el|ese|su)|how (?:do|can) i keep|what damage|what (?:do|should|can) i (?:say|claim) (?:he|she|they) (?:broke|damaged))\b/,
  ],
  unless: unlessWanted(
    `${byThem}|(?:rompio|dejo|dano|quebro) (?:la|el|las|los|una?) |no me (?:lo )?(?:quiere|devuelve|regresa|da|va a dar)|mi deposito|my deposit`,
  ),
};

/** A silence about another's papers, for money. */
const soldSilence: Secret = {
  kind: "hide",
  said: [
    /\b(?:papeles|social|seguro|mica|estatus|ilegal|indocumentad[oa]|chuec[oa]s?|migra|ice|papers|status|ssn|undocumented|fake)\b/,
    /\b(?:(?:yo )?callad[oa] (?:valgo|cuesto|me|algo)|(?:por|de) mi silencio|mi silencio (?:vale|cuesta)|(?:por|a cambio de) (?:callarme|no (?:decir|hablar|abrir|rajar|delatar\w*|reportar\w*|denunciar\w*))|(?:le|les) (?:saco|pido|cobro|sacar|cobrar) (?:\w+ ){0,4}(?:para|por|pa) (?:no|que no|callar\w*|quedarme)|for (?:my silence|keeping (?:quiet|my mouth shut)|not (?:telling|calling|reporting))|to keep (?:quiet|my mouth shut)|if (?:he|she|they) (?:pay|pays) me)\b/,
    /\b(?:como (?:se )?(?:lo|la|le)? ?(?:insinuo|pido|digo|saco|cobro|hago)|cuanto (?:le |les )?(?:pido|saco|cobro|vale)|vale algo|valgo algo|how (?:do|can|should|much)|what should i)\b/,
  ],
  unless: unlessWanted(
    "me (?:cobra|saca|extorsiona|chantajea)\\w*|(?:blackmail\\w*|charg\\w+|extort\\w*) me",
  ),
};

const handOver =
  "(?:(?:como|donde|a quien|a donde|quiero|puedo|y si|si|voy a)\\b(?: \\w+){0,3} (?:l[oa]s? |le |les |se )?(?:(?:denunci|report|acus|delat|entreg|avis|ech)(?:o|e|ar|amos|arl[oa]s?|arles?)|deport(?:o|ar|arl[oa]s?))\\b|(?:que|hago que) l[oa]s? deporten|(?:l[oa]s? |le )(?:denuncio|reporto|acuso|delato|echo)\\b|llam\\w+ (?:a )?(?:la migra|migracion|ice)|(?:how|where|can|should|if|do) (?:do |can |should )?i (?:get|have|report|call|turn|denounce|tip)|get (?:him|her|them) deported|call(?:ing)? ice|report(?:ing)? (?:him|her|them))";
/** Deported, so that what is shared falls to the writer. */
const deportedForGain: Secret = {
  kind: "hide",
  said: [
    new RegExp(
      `\\b(?:${ofKin}|mis (?:herman[oa]s|suegros|cunad[oa]s|soci[oa]s|inquilin[oa]s)|(?:mi|el|la) (?:inquilin[oa]|duen[oa])|my (?:tenants?|co ?owner))\\b`,
    ),
    new RegExp(`\\b(?:${noPapers}|deport\\w+|la migra|migracion|ice)\\b`),
    new RegExp(`\\b${handOver}\\b`),
    /\b(?:(?:para|pa) (?:yo )?(?:quedarme|quedarnos|heredar|que (?:me )?quede)|y (?:me quede|quedarme)|ya no (?:se )?l[oa]s? (?:tengo|tendria) que (?:devolver|regresar|pagar)|(?:me|nos) (?:quedo|quedaria|quedamos|quedan?|toca|tocaria)(?: yo)? (?:con|toda|todo|la (?:casa|parte))|todo (?:seria|queda|es) (?:para )?mi[oa]?|(?:i|we) (?:get|keep|would get|could keep|can keep|end up with|own)(?: \w+)? (?:the|it|all|everything|his|her|whole)|(?:all|everything|house|business|place|money|truck|land) (?:is|will be|would be|stays|becomes) mine|so (?:that )?i can (?:keep|take|have)|to keep (?:the|his|her|it|all|everything))\b/,
  ],
  unless: unlessWanted(
    "(?:me|nos) (?:va|van|quiere|quieren) a? ?(?:denunciar|reportar|acusar|echar)\\w*|(?:me|nos) (?:reporto|denuncio|acuso|reporta|denuncia|echo)|(?:his|her|their|has|have) .{0,20}(?:threat\\w*)|to report me|on me|deported me",
  ),
};

/** A reward for people without papers. */
const soldToOfficers: Secret = {
  kind: "hide",
  said: [
    new RegExp(`\\b(?:${noPapers}|frontera|migra|ice|migracion|border|immigrants?|migrantes?)\\b`),
    /\b(?:recompensa|reward|bounty|(?:cuanto|how much)(?: \w+){0,3} (?:por (?:cada )?(?:un[oa]|cabeza|persona)|(?:per|a) (?:head|person|illegal))|(?:pagan?|dan|pay|give) (?:\w+ ){0,3}(?:por|for) (?:entreg\w+|denunci\w+|report\w+|turn\w+|cada|each|tips?))\b/,
    /\b(?:(?:a quien|donde|como|cuando) (?:se )?(?:me )?(?:l[oa]s?|les?) ?(?:vendo|entrego|reporto|denuncio|aviso|cobro)|como (?:cobro|la cobro|reclamo)|(?:quiero|voy a|puedo) (?:cobrar\w*|entregar\w*|denunciar\w*|reportar\w*)|(?:how|where|who) (?:do|can|should) i (?:claim|collect|report|sell|turn|call|tell|get paid)|i (?:want|need) (?:the|that) (?:money|reward))\b/,
  ],
  unless: unlessWanted(
    "miedo|afraid|on (?:me|us)|(?:me|nos) (?:van|va|puede\\w*) a? ?(?:denunciar|reportar|entregar)\\w*",
  ),
};

/** Told what the law says of those who work, in the employer's own words. */
export const overWork: readonly Secret[] = [underpaid, hiddenAccident, scaredOff];
export const overOthers: readonly Secret[] = [keptDeposit, soldSilence, deportedForGain, soldToOfficers];
