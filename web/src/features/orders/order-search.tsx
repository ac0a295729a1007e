import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { SearchField } from '../../ui/form/search-field.tsx';

interface OrderSearchProps {
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

export function OrderSearch(props: OrderSearchProps) {
  return <SearchField {...props} label={ordersMessages.searchPlaceholder} />;
}
