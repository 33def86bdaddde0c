/** A shopper's name as reviews show it to the public: "Chan" → "C***n". */
export const nicknameOf = (name: string): string => {
  const letters = Array.from(name.trim())
  return letters.length === 0
    ? '***'
    : letters.length < 3
      ? `${letters[0]}*`
      : `${letters[0]}***${letters.at(-1)}`
}
