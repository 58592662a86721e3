import { textoDaSaida } from '@domain/clinico/motor/como-texto.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { Stack, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { Situacao } from '../formulario/calcular.ts';
import classes from './Ferramenta.module.css';
import { DA_FERRAMENTA, irParaOCampo } from './foco.ts';
import { type Leitura, leituras } from './leituras.ts';
import { quantosFaltam } from './Resultado.tsx';

const PAUSA_DA_LEITURA = 700;

/**
 * Where there is no room beside the fields: the result in two lines, always in sight at the bottom.
 * A tap leads to the whole of it, or to the next field. Whoever listens hears it after a pause.
 */
export function Barra({ ferramenta, situacao }: { ferramenta: Ferramenta; situacao: Situacao }) {
  const { titulo, detalhe, gravidade } = emDuasLinhas(ferramenta, situacao);
  const [lido] = useDebouncedValue(`${titulo}. ${detalhe}`, PAUSA_DA_LEITURA);
  const tocar = (evento: MouseEvent<HTMLButtonElement>) => {
    const [proximo] = situacao.tipo === 'incompleta' ? situacao.faltam : [];
    if (proximo) irParaOCampo(evento, proximo);
    else
      evento.currentTarget
        .closest(`[${DA_FERRAMENTA}]`)
        ?.querySelector(`.${classes.lateral}`)
        ?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <VisuallyHidden role="status">{lido}</VisuallyHidden>
      <button type="button" className={classes.barra} data-gravidade={gravidade} onClick={tocar}>
        <Stack component="span" gap={0} miw={0}>
          <span className={classes.tituloDaBarra}>{titulo}</span>
          <span className={classes.detalheDaBarra}>{detalhe}</span>
        </Stack>
        <IconChevronUp size={20} aria-hidden />
      </button>
    </>
  );
}

interface DuasLinhas {
  titulo: string;
  detalhe: string;
  gravidade?: string;
}

function emDuasLinhas(ferramenta: Ferramenta, situacao: Situacao): DuasLinhas {
  if (situacao.tipo === 'incompleta') {
    const [recusa] = Object.values(situacao.recusas);
    const [proximo = ''] = situacao.faltam;
    const detalhe = recusa ?? `Próximo: ${ferramenta.campos[proximo]?.rotulo ?? proximo}`;
    return { titulo: quantosFaltam(situacao.quantos), detalhe };
  }
  if (situacao.tipo === 'recusada') {
    return { titulo: 'Confira os campos', detalhe: Object.values(situacao.recusas)[0] ?? '' };
  }
  const todas = leituras(ferramenta, situacao.resultado, situacao.dados.entrada);
  const [principal] = todas;
  const lida = todas.find((leitura) => leitura.faixas.length > 0);
  const faixas = lida?.faixas ?? [];
  const titulo = principal ? titulada(principal) : 'Sem resultado';
  const rotulos = faixas.map(({ rotulo }) => rotulo).join(' · ');
  // The band of another number says whose it is.
  const deOutra = lida && lida !== principal ? `${lida.saida.rotulo}: ${rotulos}` : rotulos;
  const detalhe = deOutra || (situacao.resultado.ausencias[0]?.motivo ?? '');
  const gravidade = faixas[0]?.gravidade;
  return { titulo, detalhe, ...(gravidade && { gravidade }) };
}

function titulada({ saida, valor, faixas: [classe] }: Leitura): string {
  return `${saida.rotulo}: ${textoDaSaida(saida, valor, classe)}`;
}
