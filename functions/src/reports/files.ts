import { berlinDay } from '@shop/domain/time/calendar';
import { adminOf } from '../accounts/admin-guard.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { type FileReply, type Files, missing, paper } from '../documents/files.ts';
import { wholePaper } from '../documents/issued-paper.ts';
import { paperOfId } from '../documents/kept-papers.ts';
import { withFirstChunk } from '../http/send-chunks.ts';
import { datevBatchOf, unpackFile } from '../stored/datev-batch.ts';
import { paperPartOf } from '../stored/issued-paper.ts';
import { CSV_EXPORTS } from './csv-export.ts';
import { gobdPeriod, gobdZip } from './gobd-export.ts';

/** For the office: kept papers by their ids, the GoBD export, batches for DATEV, lists as CSV. */
export const reportFiles = (deps: AdminDeps): Files => ({
  // Any version of any paper, by its id.
  '/api/admin/kept-papers/:id.pdf': async (req) => {
    const name = paperOfId(String(req.params.id));
    const first = name && (await paperPartOf(deps.firestore, name, 0).get()).data();
    if (!name || !first?.filename) throw missing();
    const content = await wholePaper(deps.firestore, name, first);
    return paper({ filename: first.filename, content });
  },
  '/api/admin/gobd/:period.zip': async (req) => {
    const name = String(req.params.period);
    const period = gobdPeriod(name);
    deps.log({ severity: 'INFO', message: 'Books exported', period: name, by: adminOf(req).uid });
    const content = await withFirstChunk(gobdZip(deps, period));
    return { name: `GoBD-${name}.zip`, type: 'application/zip', content };
  },
  '/api/admin/datev/:batch.csv': (req) => datevBatch(deps, String(req.params.batch)),
  ...csvFiles(deps),
});

/** A batch as it was written: the same bytes each time. */
async function datevBatch({ firestore }: AdminDeps, id: string): Promise<FileReply> {
  const stored =
    /^\d{4}-\d{2}-\d{1,3}$/.test(id) && (await datevBatchOf(firestore, id).get()).data();
  if (!stored) throw missing();
  const content = unpackFile(stored);
  return { name: `EXTF_Buchungsstapel_${id}.csv`, type: 'text/csv; charset=windows-1252', content };
}

const csvFiles = (deps: AdminDeps): Files =>
  Object.fromEntries(
    (Object.keys(CSV_EXPORTS) as (keyof typeof CSV_EXPORTS)[]).map((list) => [
      `/api/admin/${list}.csv`,
      async () => ({
        name: `${FILE_NAMES[list]}-${berlinDay(deps.now())}.csv`,
        type: 'text/csv; charset=utf-8; header=present',
        content: await withFirstChunk(CSV_EXPORTS[list](deps)),
      }),
    ]),
  );

const FILE_NAMES = {
  orders: 'bestellungen',
  contacts: 'kontaktanfragen',
  'rental-bookings': 'mietbuchungen',
  'invoice-book': 'rechnungsbuch',
  customers: 'kunden',
  'open-items': 'offene-posten',
} as const satisfies Record<keyof typeof CSV_EXPORTS, string>;
