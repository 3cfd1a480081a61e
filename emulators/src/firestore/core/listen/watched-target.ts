import type { DocumentView } from '../documents/document-store.ts';
import type { DocumentChange, StoredDocument } from '../documents/stored-document.ts';
import type { Selection } from './selection.ts';

/** What happened to one document from the viewpoint of one target. */
export interface TargetEvent {
  readonly path: string;
  /** Undefined if the document does not exist. */
  readonly document: StoredDocument | undefined;
  readonly isSelected: boolean;
  /** Whether Firestore bills a read: not for a deletion or for leaving through another document. */
  readonly isRead: boolean;
}

/** One target of a stream and the state that its client knows. */
export class WatchedTarget {
  readonly id: number;
  readonly selection: Selection;
  /** Only kept for windows; otherwise the change itself shows what was selected before. */
  #window = new Map<string, StoredDocument>();

  constructor(id: number, selection: Selection) {
    this.id = id;
    this.selection = selection;
  }

  /** The whole selection or, for a client that knows an earlier state, the difference. */
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

  /** Events for the changes of a commit; `view` is the state after it. */
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
