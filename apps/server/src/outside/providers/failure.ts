import { errors as jose } from 'jose';
import * as oauth from 'openid-client';
import { ProviderError } from './identityProvider.ts';

/** Errors caused by an invalid token. */
const badTokens = [
  jose.JWTExpired,
  jose.JWTClaimValidationFailed,
  jose.JWTInvalid,
  jose.JWSInvalid,
  jose.JWSSignatureVerificationFailed,
  jose.JWKSNoMatchingKey,
  jose.JWKSMultipleMatchingKeys,
  jose.JOSEAlgNotAllowed,
  jose.JOSENotSupported,
];

/** Runs a protocol step and maps its failure to a {@link ProviderFailure}. */
export async function providerStep<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toProviderError(error);
  }
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof oauth.AuthorizationResponseError) {
    return new ProviderError(error.error === 'access_denied' ? 'denied' : 'unavailable', error);
  }
  const refused =
    (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') ||
    badTokens.some((kind) => error instanceof kind);
  return new ProviderError(refused ? 'refused' : 'unavailable', error);
}
