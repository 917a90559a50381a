import { readFileSync } from 'node:fs';
import { inRoot } from '../repo.ts';

export interface ChangelogVersion {
  /** Null for unreleased changes. */
  version: string | null;
  date: string | null;
  sections: { title: string; text: string }[];
}

const updateSection = 'Upgrade notes';

/** Newest first. */
export function readVersions(changelog: string): ChangelogVersion[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...sections] = part.split(/^### /m);
      const [, version = null, date = null] = /^(\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$/.exec(heading.trim()) ?? [];
      if (!version && heading.trim() !== 'Unreleased') throw new Error(`Not a version: ${heading.trim()}`);
      return { version, date, sections: sections.map(sectionOf) };
    });
}

const sectionOf = (text: string) => {
  const [title = '', ...lines] = text.split('\n');
  return { title, text: lines.join('\n').trim() };
};

/** Steps to upgrade from an older version to the newest, oldest first. */
export function updateNeeds(versions: readonly ChangelogVersion[], before: string): string[] {
  const known = versions.findIndex(({ version }) => version === before);
  return versions
    .slice(0, known === -1 ? versions.length : known)
    .toReversed()
    .flatMap(({ version, sections }) => {
      const text = sections.find(({ title }) => title === updateSection)?.text;
      return text ? [`${version ?? 'Not released yet'}:\n${text}`] : [];
    });
}

/** Empty in an image build, which leaves out the documents. */
export function changelogText(): string {
  try {
    return readFileSync(inRoot('CHANGELOG.md'), 'utf8');
  } catch {
    return '';
  }
}
