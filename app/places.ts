/** Whether an address belongs to a place of the shop: its page or one below it. */
export const isAt = (pathname: string) => (place: string): boolean => (place === '/' ? pathname === '/' : pathname === place || pathname.startsWith(`${place}/`))

/** Where "mine" leads to. */
export const accountPath = (isSignedIn: boolean): string => (isSignedIn ? '/dashboard' : '/signin')
