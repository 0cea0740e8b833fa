/** Local storage key of the low-data choice ("true" or "false"); without one the browser's Save-Data decides. */
export const lowDataStorageKey = "faro_low_data";
