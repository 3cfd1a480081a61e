import { createHash } from 'node:crypto';
import { type CustomerMember, isInvited } from '@shop/domain/customer/customer-fields';

export type MemberMailKind = 'member_invited' | 'member_added';

/** The mail that tells a member of the record's version that added it; its `part` is the version and a hash of the address. */
export function memberMail(
  member: CustomerMember,
  version: number,
): { kind: MemberMailKind; part: string } {
  const hash = createHash('sha256').update(member.email).digest('hex').slice(0, 16);
  return {
    kind: isInvited(member) ? 'member_invited' : 'member_added',
    part: `${version}-${hash}`,
  };
}
