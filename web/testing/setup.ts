import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { waitMs } from '../../tools/test-timeouts.ts';
import { FakeEventSource } from './fake-event-source.ts';

// happy-dom has no event streams, and its window can't scroll.
vi.stubGlobal('EventSource', FakeEventSource);
window.scrollTo = () => {};

// Queries that poll would otherwise print the whole page on every failed attempt.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    isAskedAgain() ? new Error(message ?? 'Not found.') : getElementError(message, container),
});

function isAskedAgain(): boolean {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
}

// Pages load their code on demand, and the machine may be busy. Print-only content isn't on screen.
configure({ asyncUtilTimeout: waitMs, defaultIgnore: 'script, style, .sales-sheet *, .list-sheet *' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeEventSource.opened = [];
});

afterEach(cleanup);
