import { Tabs } from '../../../ui/tabs.tsx';
import { words } from '../words.ts';
import { SalesSide, type SalesSideProps } from './sales-side.tsx';

/** My Sales History: sales and purchases, each with its own address. */
export function SalesHistory(props: SalesSideProps) {
  const { search, onGo } = props;
  return (
    <div className="wrap grid max-w-[1120px] grid-cols-1 gap-6 py-[clamp(24px,4vw,52px)]">
      <div className="grid gap-1.5">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-lg text-ink-2">
          Every car you’ve sold or bought here, and whether both sides have confirmed it.
        </p>
      </div>
      <Tabs
        label="Sales and purchases"
        tabs={[
          { id: 'sold', title: 'Sales', content: <SalesSide {...props} /> },
          { id: 'bought', title: 'Purchases', content: <SalesSide {...props} /> },
        ]}
        chosen={search.side ?? 'sold'}
        onChoose={(side) => onGo(side === 'bought' ? { side } : {})}
      />
    </div>
  );
}
