import { useState } from 'react';
import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { words } from '../words.ts';
import { useMakes, useModels } from './catalogue.ts';
import { ChoiceField } from './choice-field.tsx';
import { NamedChoice } from './named-choice.tsx';
import { TextField } from './text-field.tsx';
import type { ListingForm } from './use-listing-form.ts';

/** The catalogue's makes and the make's models. "Other" accepts unknown ones and asks for the class too. */
export function MakeAndModel({ form }: { form: ListingForm }) {
  const { make, model } = form.values;
  const [isOtherMake, setOtherMake] = useState(false);
  const [isOtherModel, setOtherModel] = useState(false);
  const makes = useMakes();
  const makeId = makes.makes?.find(({ display_name }) => display_name === make)?.id;
  const models = useModels(makeId);
  const typesMake = isOtherMake || (make !== '' && makes.makes !== undefined && makeId === undefined);
  const knownModel = models.models?.find(({ display_name }) => display_name === model);
  const typesModel = typesMake || isOtherModel || (model !== '' && models.models !== undefined && !knownModel);

  const waiting = models.isFetching ? 'Loading models…' : 'Select a model';

  function chooseMake(name: string) {
    setOtherMake(name === words.other);
    setOtherModel(false);
    form.change({ make: name === words.other ? '' : name, model: '', body_class: '' });
  }

  function chooseModel(name: string) {
    const chosen = models.models?.find(({ display_name }) => display_name === name);
    setOtherModel(name === words.other);
    form.change({ model: chosen ? name : '', body_class: chosen?.body_class ?? '' });
  }

  return (
    <>
      <NamedChoice
        form={form}
        name="make"
        label="Make"
        none={makes.isPending ? 'Loading makes…' : 'Select a make'}
        names={makes.makes?.map(({ display_name }) => display_name)}
        isOther={typesMake}
        onChoose={chooseMake}
        failed={makes.isError ? { text: 'We couldn’t load the makes.', retry: makes.retry } : undefined}
      />
      {typesMake ? (
        <TextField form={form} name="make" label="Name of the make" longest={40} />
      ) : (
        <NamedChoice
          form={form}
          name="model"
          label="Model"
          none={make === '' ? 'Select a make first' : waiting}
          names={models.models?.map(({ display_name }) => display_name)}
          isOther={typesModel}
          disabled={make === '' || models.models === undefined}
          onChoose={chooseModel}
          failed={models.isError ? { text: 'We couldn’t load the models.', retry: models.retry } : undefined}
        />
      )}
      {typesModel && (
        <TextField form={form} name="model" label={typesMake ? 'Model' : 'Name of the model'} longest={60} />
      )}
      {typesModel && (
        <ChoiceField form={form} name="body_class" label="Body class" choices={classes} none="Select a body class" />
      )}
    </>
  );
}

const classes = Object.fromEntries(bodyClasses.map((name) => [name, name]));
