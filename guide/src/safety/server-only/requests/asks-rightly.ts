/** Asks what is right, or was wronged. */
export const rightly =
  /\b(?:abogad\w+|representante|lawyer|attorney|es delito|es ilegal|is it (?:illegal|a crime)|que (?:me )?(?:pasa|hacen) si|what happens if|error|se equivoc\w+|mal escrit\w+|corregir|correct|by mistake|fix a mistake|denunci\w+|report)\b/;
