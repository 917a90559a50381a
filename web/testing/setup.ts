import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { waitMs } from '../../tools/patience.ts';
import { FakeEventSource } from './fake-event-source.ts';

// happy-dom has no event streams, and its window cannot scroll.
vi.stubGlobal('EventSource', FakeEventSource);
window.scrollTo = () => {};

// Pages load their code on demand, and the machine may be busy. What is for paper only is not on the screen.
configure({ asyncUtilTimeout: waitMs, defaultIgnore: 'script, style, .sales-sheet *, .list-sheet *' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeEventSource.opened = [];
});

afterEach(cleanup);
