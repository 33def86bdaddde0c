/** Maximum size in bytes of everything that a browser keeps of the service's answers: 4.98 MB. */
const LOCAL_CACHE_BYTES = 4.98 * 1024 * 1024

/** The share of answers in localStorage, such as countries and cities, at two bytes a character. */
export const STORED_ANSWERS_BYTES = 0.98 * 1024 * 1024

/** The share of what can be read without a connection: documents, answers and pictures that were seen. */
export const KEPT_COPIES_BYTES = LOCAL_CACHE_BYTES - STORED_ANSWERS_BYTES
