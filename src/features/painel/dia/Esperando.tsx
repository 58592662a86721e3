import { duracaoPorExtenso, type Fila, minutosDesde } from '@domain/painel/fila.ts';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { TempoDeEspera } from '@/components/TempoDeEspera.tsx';
import { PATHS } from '@/config/paths.ts';
import type { LinhaDaAgenda } from '../api/dia.ts';
import { horaNo } from '../hora.ts';
import classes from './Fila.module.css';
import { type Contexto, LinhaDaFila } from './LinhaDaFila.tsx';

const ESPERANDO_A_VISTA = 6;
const ATRASADOS_A_VISTA = 4;

interface Props {
  fila: Fila<LinhaDaAgenda>;
  /** How many wait, also those beyond the rows that were read. */
  total: number;
  contexto: Contexto;
  agora: number;
}

/** Who is being kept waiting, the longest first; and whose time has come without a sign of them. */
export function Esperando({ fila, total, contexto, agora }: Props) {
  const { esperando, atrasados } = fila;
  const visiveis = esperando.slice(0, ESPERANDO_A_VISTA);
  return (
    <Bloco
      titulo="Quem está esperando"
      estado={total > 0 ? `${total} ${total === 1 ? 'paciente' : 'pacientes'}` : undefined}
      acao={
        total > visiveis.length && (
          <TextoLink to={PATHS.dashboard} search={{ linhas: 'esperando' }}>
            Ver todos os {total}
          </TextoLink>
        )
      }
    >
      {visiveis.length > 0 ? (
        <ListaDeEspera linhas={visiveis} {...{ contexto, agora }} />
      ) : (
        <Ninguem fila={fila} contexto={contexto} />
      )}
      {atrasados.length > 0 && <Atrasados {...{ atrasados, contexto, agora }} />}
    </Bloco>
  );
}

/** Those who wait, with how long. */
export function ListaDeEspera({
  linhas,
  contexto,
  agora,
}: Pick<Props, 'contexto' | 'agora'> & { linhas: readonly LinhaDaAgenda[] }) {
  return (
    <ul className={`linhas ${classes.lista}`} aria-label="Esperando">
      {linhas.map((linha) => (
        <LinhaDaFila
          key={linha.id}
          linha={linha}
          contexto={contexto}
          tempo={<TempoDeEspera desde={linha.chegada_em ?? linha.inicio} agora={agora} />}
          {...(contexto.eMedico && { acao: 'atender' as const })}
        />
      ))}
    </ul>
  );
}

function Ninguem({ fila: { proximos }, contexto }: Pick<Props, 'fila' | 'contexto'>) {
  const [proximo] = proximos;
  return (
    <BlocoVazio>
      Ninguém esperando. Quem chega aparece aqui quando a chegada é registrada
      {proximo
        ? `; o próximo horário é às ${horaNo(contexto.fuso, proximo.inicio)}.`
        : ', aqui ou na agenda.'}
    </BlocoVazio>
  );
}

function Atrasados({
  atrasados,
  contexto,
  agora,
}: Pick<Props, 'contexto' | 'agora'> & { atrasados: readonly LinhaDaAgenda[] }) {
  const ocultos = atrasados.length > ATRASADOS_A_VISTA;
  return (
    <div>
      <h3 className={classes.subtitulo}>Hora passada, sem chegada registrada</h3>
      <ul className={`linhas ${classes.lista}`} aria-label="Sem chegada registrada">
        {atrasados.slice(0, ATRASADOS_A_VISTA).map((linha) => (
          <LinhaDaFila
            key={linha.id}
            linha={linha}
            contexto={contexto}
            tempo={`há ${duracaoPorExtenso(minutosDesde(linha.inicio, agora))}`}
            acao={contexto.eMedico ? 'atender' : 'chegada'}
          />
        ))}
      </ul>
      {ocultos && (
        <div className={classes.rodape}>
          <TextoLink
            to={PATHS.agenda}
            search={{ dia: contexto.hoje, vista: 'dia', status: 'agendado,confirmado' }}
          >
            Ver os outros na agenda
          </TextoLink>
        </div>
      )}
    </div>
  );
}
