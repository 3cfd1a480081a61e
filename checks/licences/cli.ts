import { writeFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import { LICENCES_PAGE, licencesText } from './licences-text.ts';

writeFileSync(inRepository(LICENCES_PAGE), licencesText());
process.stdout.write(`Wrote ${LICENCES_PAGE}.\n`);
