import { writeFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import { FUNCTIONS_LOCK, functionsLockText } from './functions-lock-text.ts';

writeFileSync(inRepository(FUNCTIONS_LOCK), functionsLockText());
process.stdout.write(`Wrote ${FUNCTIONS_LOCK}.\n`);
