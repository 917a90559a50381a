import { Silhouette } from '../features/home/market/silhouette.tsx';
import { MarketOverview } from '../features/market/market-overview.tsx';

export const MarketPage = () => <MarketOverview renderDrawing={(bodyClass) => <Silhouette of={bodyClass} />} />;
