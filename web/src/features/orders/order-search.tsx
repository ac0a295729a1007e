import * as MESSAGES from '@comanda/contract/messages';
import { SearchField } from '../../ui/search-field.tsx';

interface OrderSearchProps {
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

export function OrderSearch(props: OrderSearchProps) {
  return <SearchField {...props} label={MESSAGES.orders.searchPlaceholder} />;
}
