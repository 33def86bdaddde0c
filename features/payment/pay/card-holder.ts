interface Named {
  firstname?: string | null | undefined
  lastname?: string | null | undefined
}

/** A name as cards print it: given name first, in Latin letters; '' for a name in another script, which no card carries. */
export function cardHolder(person: Named | null | undefined): string {
  const name = [person?.firstname, person?.lastname].filter(Boolean).join(' ').trim()
  return /^[\p{Script=Latin}\p{M} .'’-]+$/u.test(name) ? name : ''
}
