import { escreverCsv } from '@domain/crm/csv.ts';
import { ExportarPlanilha } from '@/components/ExportarPlanilha.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import type { PedidoDeContatos } from '@/shared/crm/api/keys.ts';
import { todosOsContatos } from '../api/contatos.ts';
import type { Contato } from '../api/linhas.ts';
import { diaEMes } from '../dias.ts';
import type { PropsDaParte } from '../props.ts';

/** The whole list as a file for a spreadsheet, read page after page. */
export function Exportar({ clinica, pedido }: PropsDaParte & { pedido: PedidoDeContatos }) {
  const fuso = useFuso();
  return (
    <ExportarPlanilha
      nome={`${pedido.lista}-${hoje(fuso)}`}
      unidade="pessoas lidas"
      ler={async (aoAvancar, sinal) =>
        csvDos(await todosOsContatos(clinica.id, pedido, aoAvancar, sinal), pedido)
      }
    />
  );
}

function csvDos(contatos: readonly Contato[], { canal }: PedidoDeContatos): string {
  return escreverCsv(
    ['Nome', 'Contato', 'Aniversário', 'Última visita'],
    contatos.map(({ nome, contato, aniversario, ultima_visita }) => [
      nome,
      canal === 'email' ? contato : mascaraDeTelefone(contato),
      aniversario && diaEMes(aniversario),
      ultima_visita && formatarDia(ultima_visita),
    ]),
  );
}
