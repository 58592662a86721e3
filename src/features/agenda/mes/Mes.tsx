import { Mes as Calendario } from '@/components/Mes.tsx';
import { agrupar } from '@/lib/agrupar.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { Agendamento, Tipo } from '../api/linhas.ts';
import { horaDoMinuto, noFuso } from '../calendario/fuso.ts';
import type { PropsDoConteudo } from '../props.ts';
import { APARENCIA } from '../situacao.ts';
import classes from './Mes.module.css';

const A_VISTA = 3;

interface Props extends PropsDoConteudo {
  visiveis: readonly Agendamento[];
  tipos: ReadonlyMap<string, Tipo>;
}

/** A month at a glance: how full each day is, and what comes first in it. */
export function Mes({ vista, agora, estrutura, visiveis, mudar, tipos }: Props) {
  const { fuso } = estrutura.regras;
  const porDia = agrupar(visiveis, ({ inicio }) => noFuso(inicio, fuso).dia);
  const doDia = (dia: string) => porDia.get(dia) ?? [];
  return (
    <Calendario
      dia={vista.dia}
      hoje={agora.dia}
      rotulo={(dia) => quantos(doDia(dia).length)}
      total={(dia) => doDia(dia).length}
      aoAndar={(dia) => mudar({ dia })}
      aoAbrir={(dia) => mudar({ dia, vista: 'dia' })}
    >
      {(dia) => <Dia agendamentos={doDia(dia)} fuso={fuso} tipos={tipos} />}
    </Calendario>
  );
}

interface PropsDoDia {
  agendamentos: readonly Agendamento[];
  fuso: string;
  tipos: ReadonlyMap<string, Tipo>;
}

function Dia({ agendamentos, fuso, tipos }: PropsDoDia) {
  const total = agendamentos.length;
  return (
    <>
      {agendamentos.slice(0, A_VISTA).map(({ id, inicio, paciente, status, tipo_id: tipo }) => {
        const { icone: Icone, cor } = APARENCIA[status];
        return (
          <span key={id} className={classes.linha} data-cor={tipos.get(tipo)?.cor ?? 'gray'}>
            <Icone size={13} style={{ color: cor }} aria-hidden />
            <span className={classes.hora}>{horaDoMinuto(noFuso(inicio, fuso).minuto)}</span>
            <span className={classes.nome}>{nomeExibido(paciente)}</span>
          </span>
        );
      })}
      {total > A_VISTA && <span className={classes.mais}>e mais {total - A_VISTA}</span>}
    </>
  );
}

function quantos(total: number): string {
  if (total === 0) return 'nada agendado';
  return total === 1 ? '1 agendamento' : `${total} agendamentos`;
}
