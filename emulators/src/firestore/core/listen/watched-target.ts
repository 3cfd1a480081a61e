import type { DocumentView } from '../documents/document-store.ts';
import type { DocumentChange, StoredDocument } from '../documents/stored-document.ts';
import type { Selection } from './selection.ts';

/** What became of one document for one target. */
export interface TargetEvent {
  readonly path: string;
  /** Undefined if the document does not exist. */
  readonly document: StoredDocument | undefined;
  readonly isSelected: boolean;
  /** Whether Firestore bills it as read: not if it was deleted or pushed out by another. */
  readonly isRead: boolean;
}

/** One target of a stream, and what its client has been told. */
export class WatchedTarget {
  readonly id: number;
  readonly selection: Selection;
  /** Only kept for a window: for all else, the change itself says what was selected before. */
  #window = new Map<string, StoredDocument>();

  constructor(id: number, selection: Selection) {
    this.id = id;
    this.selection = selection;
  }

  /** All that is selected now or, for a client that knows an earlier state, what changed since. */
  start(view: DocumentView, known: DocumentView | undefined): TargetEvent[] {
    const { selection } = this;
    const selected = byPath(selection.select(view));
    if (selection.isWindow) {
      this.#window = selected;
    }
    if (known) {
      return difference(byPath(selection.select(known)), selected, view);
    }
    const missing = selection.named.filter((path) => !selected.has(path)).map(isMissing);
    return [...[...selected.values()].map(isSelected), ...missing];
  }

  /** What a commit changed; `view` is the state after it. */
  advance(changes: readonly DocumentChange[], view: DocumentView): TargetEvent[] {
    const concerning = changes.filter(
      ({ before, after }) => this.#includes(before) || this.#includes(after),
    );
    if (concerning.length === 0) {
      return [];
    }
    return this.selection.isWindow ? this.#moveWindow(view) : concerning.map(this.#toEvent);
  }

  #moveWindow(view: DocumentView): TargetEvent[] {
    const before = this.#window;
    this.#window = byPath(this.selection.select(view));
    return difference(before, this.#window, view);
  }

  #includes(document: StoredDocument | undefined): boolean {
    return document !== undefined && this.selection.includes(document);
  }

  #toEvent = ({ path, after }: DocumentChange): TargetEvent => ({
    path,
    document: after,
    isSelected: this.#includes(after),
    isRead: after !== undefined,
  });
}

type Selected = Map<string, StoredDocument>;

function difference(before: Selected, after: Selected, view: DocumentView): TargetEvent[] {
  const left = [...before.keys()].filter((path) => !after.has(path));
  const changed = [...after.values()].filter((document) => before.get(document.path) !== document);
  const leaving = left.map((path): TargetEvent => {
    const document = view.get(path);
    const isRead = document !== undefined && document !== before.get(path);
    return { path, document, isSelected: false, isRead };
  });
  return [...leaving, ...changed.map(isSelected)];
}

const byPath = (documents: readonly StoredDocument[]): Selected =>
  new Map(documents.map((document) => [document.path, document]));

const isSelected = (document: StoredDocument): TargetEvent => ({
  path: document.path,
  document,
  isSelected: true,
  isRead: true,
});

const isMissing = (path: string): TargetEvent => ({
  path,
  document: undefined,
  isSelected: false,
  isRead: true,
});
