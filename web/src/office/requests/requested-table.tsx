import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import { orderedQuantity } from '@shop/domain/order/order';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import type { RequestedItem } from '@shop/domain/request/contact';
import { formatEuro } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';

export function RequestedTable({ items }: { items: readonly RequestedItem[] }) {
  return (
    <Box component="section" aria-labelledby="requested" sx={{ mt: 4 }}>
      <Typography variant="h3" id="requested" sx={{ mb: 1.5 }}>
        Angefragte Artikel
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="requested">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Artikel</TableCell>
              <TableCell align="right">Menge</TableCell>
              <TableCell align="right">Einzelpreis</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...items.entries()].map(([row, item]) => (
              <TableRow key={row}>
                <TableCell>
                  {keepUnits(item.product_name)}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    Art.-Nr. {formatArticleNumber(item.product_id, item.article_number)}
                  </Typography>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {orderedQuantity(item)}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {item.unit_price === undefined
                    ? 'auf Anfrage'
                    : formatEuro(toCents(item.unit_price))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
