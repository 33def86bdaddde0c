/** Days of credit that some customers may choose at checkout (sandbox.md "People"; requirements R-102); 0 is paying now. */
export const creditPeriods: readonly number[] = [0, 30, 60]
