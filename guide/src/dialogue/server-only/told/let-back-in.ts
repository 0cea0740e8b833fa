/** Came back with a permit, or past an officer: no second crossing. Server only. */
export const letBackIn =
  "con (?:(?:el|un|mi|su) )?(?:permiso|parole|advance)|advance parole|(?:volvi|regrese|entre|entrar)(?: \\w+){0,3} (?:bien|legal\\w*|por (?:el )?aeropuerto)";
