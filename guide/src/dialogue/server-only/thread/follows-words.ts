/** Pieces of expressions that several tables of follow-ups share. Server only. */

/** Small words before what is said next. */
export const joiner = "(?:(?:y|e|i|pero|and|but|so|ok|bueno|entonces|pues|oiga|o sea|ay) )*";
export const partner = "(?:espos[oa]|marido|mujer|senora|pareja|husband|wife|spouse)";
