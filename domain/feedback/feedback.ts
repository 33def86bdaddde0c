/** Maximum length of feedback, in characters. */
export const FEEDBACK_MAX_CHARACTERS = 500
