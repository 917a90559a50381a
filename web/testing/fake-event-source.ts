import type { LiveEvent } from '@forecourt/contract/live/live.ts';

/** An event stream controlled by the test. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  say(event: LiveEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }

  refuse() {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}
