import { ROTULO_DO_ESTAGIO } from '@domain/crm/estagios.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Evento } from '../api/linhas.ts';
import { eventosOptions } from '../api/pessoa.ts';
import { Parte } from '../Parte.tsx';
import type { PropsDaPessoa } from '../props.ts';
import classes from './Pessoa.module.css';

/** Which stages the person went through, when and by what. */
export function Historico({ clinica, pessoa }: PropsDaPessoa) {
  const fuso = useFuso();
  const eventos = useQuery(eventosOptions(clinica.id, pessoa.id));
  return (
    <Parte titulo="Caminho">
      <ol className={`linhas ${classes.itens}`} aria-label="Estágios por que passou">
        {(eventos.data ?? []).map((evento) => (
          <li key={evento.id}>
            <div>
              <Text>
                {evento.de ? `${ROTULO_DO_ESTAGIO[evento.de]} → ` : 'Entrou em '}
                <strong>{ROTULO_DO_ESTAGIO[evento.para]}</strong>
              </Text>
              <Text size="sm" c="dimmed">
                {formatarDataHora(evento.ocorrido_em, fuso)}. {porque(evento)}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Parte>
  );
}

function porque({ por, motivo, autor }: Evento): string {
  if (por === 'fato') return motivo ?? 'Pela agenda.';
  return autor ? `Por ${autor.nome}.` : 'À mão.';
}
