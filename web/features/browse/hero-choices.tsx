import type { SellerType } from '@forecourt/contract/cars/filter-values.ts';
import type { BrowseSearch } from './browse-search.ts';
import { HeroChoice } from './hero-choice.tsx';
import { HeroButton } from './hero-button.tsx';
import { priceBandNames } from './price-band-names.ts';
import { useMatchCount } from './use-match-count.ts';
import { useDebounced } from './use-debounced.ts';

export type Choices = Pick<BrowseSearch, 'priceBand' | 'sellerType'>;

export interface HeroChoicesProps {
  words: string;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

const sellerNames: Record<SellerType, string> = { private: 'Private sellers', dealer: 'Dealers' };
const pauseMs = 350;

/** Price, seller and a button with the number of matching cars. */
export function HeroChoices({ words, choices, onChoose }: HeroChoicesProps) {
  const settled = useDebounced(words, pauseMs);
  const found = useMatchCount({ ...choices, ...(settled && { search: settled }) });
  const { priceBand, sellerType } = choices;
  return (
    <>
      <HeroChoice
        name="priceBand"
        label="Price"
        any="Any price"
        names={priceBandNames}
        chosen={priceBand}
        onChoose={(chosen) => onChoose({ ...(sellerType && { sellerType }), ...(chosen && { priceBand: chosen }) })}
      />
      <HeroChoice
        name="sellerType"
        label="Seller"
        any="Anyone"
        names={sellerNames}
        chosen={sellerType}
        onChoose={(chosen) => onChoose({ ...(priceBand && { priceBand }), ...(chosen && { sellerType: chosen }) })}
      />
      <HeroButton>{found === undefined ? 'Search' : `Show ${found}`}</HeroButton>
    </>
  );
}
