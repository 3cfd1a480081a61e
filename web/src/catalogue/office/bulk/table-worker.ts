import { doTableJob, type TableJob } from './table-jobs.ts';

// `reportError` reaches the page, unlike a rejected promise.
self.addEventListener('message', ({ data }: MessageEvent<TableJob>) => {
  doTableJob(data).then((answer) => self.postMessage(answer), self.reportError);
});
