import { createHash, randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import { signToken } from './signing.ts';

export const OAUTH_CLIENT = { clientId: 'shop.apps.example', clientSecret: 'a-secret-of-google' };

export interface GooglePerson {
  sub: string;
  email: string;
  name: string;
  given_name: string;
}

/** A fake of Google's OAuth: exchanges each code once, for the verifier of its challenge. */
export function oauthDouble() {
  const codes = new Map<string, { person: GooglePerson; asked: URLSearchParams }>();
  const router = Router();
  router.post('/token', express.urlencoded({ extended: false }), (req, res) => {
    const { code, client_id, client_secret } = req.body;
    const { clientId, clientSecret } = OAUTH_CLIENT;
    if (client_id !== clientId || client_secret !== clientSecret) {
      return void res.status(401).json({ error: 'invalid_client' });
    }
    const given = codes.get(code);
    codes.delete(code);
    if (!given || !fits(given.asked, req.body)) {
      return void res.status(400).json({ error: 'invalid_grant' });
    }
    res.json({ access_token: 'access', expires_in: 3600, id_token: idTokenOf(given.person) });
  });
  const consent = (consentUrl: string, person: GooglePerson) => {
    const asked = new URL(consentUrl).searchParams;
    const code = `4/${randomUUID()}`;
    codes.set(code, { person, asked });
    return { code, state: asked.get('state') ?? '' };
  };
  return { router, consent };
}

function fits(asked: URLSearchParams, body: Record<string, string>): boolean {
  const hash = createHash('sha256')
    .update(body.code_verifier ?? '')
    .digest('base64url');
  const isS256 = asked.get('code_challenge_method') === 'S256';
  const isVerified = isS256 && asked.get('code_challenge') === hash;
  return isVerified && asked.get('redirect_uri') === body.redirect_uri;
}

function idTokenOf(person: GooglePerson): string {
  const now = Math.floor(Date.now() / 1000);
  const from = { iss: 'https://accounts.google.com', aud: OAUTH_CLIENT.clientId };
  return signToken({ ...from, iat: now, exp: now + 3600, email_verified: true, ...person });
}
