import { deleteAccount } from '#domain/personal-data/api.ts'
import { newShopper } from '#service/orders/buying.testing.ts'
import { peoplePassword, type TestService } from '../../tests/harness/service.ts'

/** Proof of identity of `shopperWithPassword`. */
export const password = { current_password: peoplePassword }

/** What tests of the deletion of accounts do with a service. */
export const leaving = (service: () => TestService) => ({
  /** Deletes an account, by password unless a body is given. */
  leave: (token: string, body: Record<string, string | number> = password) =>
    service().call(deleteAccount, { body }, { token }),
  isDeleted: async (id: number): Promise<boolean> =>
    (await service().db.one<{ gone: boolean }>(
      'select deleted_at is not null as gone from customer where id = $1',
      [id],
    ))!.gone,
  /** A new customer who can prove who they are, with nothing open. */
  async shopperWithPassword() {
    const shopper = await newShopper(service())
    await service().db.query(
      `update customer set password_hash = (select password_hash from customer where id = 1) where id = $1`,
      [shopper.customerId],
    )
    return shopper
  },
})
