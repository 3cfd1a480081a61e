import { startMailSink } from '@shop/emulators/mail';

/** The mail server's process: says its address once it runs, and ends with its parent. */
const { smtpUrl } = await startMailSink({
  host: '127.0.0.1',
  inboxPort: 0,
  smtpPort: 0,
  log: () => undefined,
  now: () => new Date(),
});
process.on('disconnect', () => process.exit());
process.send?.(smtpUrl);
