import type { ContactSubmission, RequestType } from '@shop/domain/contact';

/** What every form to the office holds. */
interface Person {
  name: string;
  email: string;
  phone: string;
  website: string;
}

/** The body of a request with that composed message; the hidden field only when it was filled. */
export function contactSubmission(
  { name, email, phone, website }: Person,
  requestType: RequestType,
  message: string,
): ContactSubmission {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message,
    request_type: requestType,
    ...(website && { website }),
  };
}
