import { catalogue } from '@forecourt/contract/catalogue/catalogue.ts';
import { meaningName, synonymFacetKeys, synonymFacets } from '@forecourt/contract/catalogue/synonym-facets.ts';
import type { SearchSynonym } from '@forecourt/contract/catalogue/search-synonyms.ts';
import * as api from '../../lib/api.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface SynonymFormProps {
  /** Null for a new one. */
  word: SearchSynonym | null;
  onDone: () => void;
}

/** A word and its meanings. Names are separated by commas. */
export function SynonymForm({ word, onDone }: SynonymFormProps) {
  const call = useCallForm({
    shape: catalogue.addWord.input,
    values: { word: word?.word ?? '', facet: word?.facet ?? 'make', meant: word?.meant ?? [] },
    failed: 'We couldn’t save the synonym. Please try again.',
    fieldOf: { word_exists: 'word' },
    send: async (input) => {
      if (word) await api.catalogue.editWord({ id: word.id, ...input });
      else await api.catalogue.addWord(input);
      showToast({ title: word ? 'Synonym updated' : `“${input.word}” added`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const facet = form.watch('facet');
  const { values } = synonymFacets[facet];
  return (
    <Form call={call}>
      <Field label="What people type" required error={errors.word?.message} hint="Capitals and accents don’t matter.">
        {(control) => <Input {...control} {...form.register('word')} autoComplete="off" />}
      </Field>
      <Field label="Type of meaning" required error={errors.facet?.message}>
        {(control) => (
          <Select {...control} {...form.register('facet', { onChange: () => form.setValue('meant', []) })}>
            {synonymFacetKeys.map((key) => (
              <option key={key} value={key}>
                {synonymFacets[key].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        key={facet}
        label="What it means"
        required
        error={errors.meant?.message ?? errors.meant?.root?.message}
        hint={values ? undefined : 'Names as in the catalogue, separated by commas.'}
      >
        {(control) =>
          values ? (
            <Select
              {...control}
              value={form.watch('meant')[0] ?? ''}
              onChange={({ target }) => form.setValue('meant', target.value ? [target.value] : [])}
            >
              <option value="">Select …</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {meaningName(facet, value)}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              {...control}
              defaultValue={form.watch('meant').join(', ')}
              onChange={({ target }) =>
                form.setValue(
                  'meant',
                  target.value
                    .split(',')
                    .map((name) => name.trim())
                    .filter(Boolean),
                )
              }
              autoComplete="off"
            />
          )
        }
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {word ? 'Save changes' : 'Add synonym'}
      </FormButtons>
    </Form>
  );
}
