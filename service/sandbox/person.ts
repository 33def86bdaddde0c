/** A sandbox person, for testers. */
export interface SandboxPerson {
  readonly id: number
  readonly key: string
  readonly email: string | null
  readonly mobilePrefix: string
  readonly mobile: string
  /** What testers use the person for. */
  readonly state: string
}
