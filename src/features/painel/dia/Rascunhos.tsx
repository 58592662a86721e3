import { Link } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDesde } from '@/lib/format/datas.ts';
import type { Rascunho } from '../api/dia.ts';
import linhas from '../components/Linhas.module.css';
import classes from './Fila.module.css';

const A_VISTA = 5;
const O_QUE = { evolucao: 'Evolução', correcao: 'Correção', adendo: 'Adendo' } as const;

interface Props {
  rascunhos: readonly Rascunho[];
  clinicaId: string;
  agora: number;
}

/** What the doctor began and did not finish, the latest first. */
export function Rascunhos({ rascunhos, clinicaId, agora }: Props) {
  return (
    <Bloco
      titulo="Rascunhos e adendos a finalizar"
      acao={
        rascunhos.length > A_VISTA && (
          <TextoLink to={PATHS.dashboard} search={{ linhas: 'rascunhos' }}>
            Ver os {rascunhos.length}
          </TextoLink>
        )
      }
    >
      {rascunhos.length === 0 ? (
        <p className={classes.vazio}>
          Nenhum rascunho aberto. O que você começar e não finalizar aparece aqui.
        </p>
      ) : (
        <ListaDeRascunhos rascunhos={rascunhos.slice(0, A_VISTA)} {...{ clinicaId, agora }} />
      )}
    </Bloco>
  );
}

/** Open drafts; each leads to where it was left. */
export function ListaDeRascunhos({ rascunhos, clinicaId, agora }: Props) {
  const fuso = useFuso();
  return (
    <ul className={linhas.lista} aria-label="Rascunhos">
      {rascunhos.map(({ id, paciente_id, paciente, clinica_id, clinica, ...rascunho }) => (
        <li key={id}>
          <Link
            to={PATHS.editarEvolucao}
            params={{ id: paciente_id, prontuarioId: id }}
            className={linhas.linha}
          >
            <span className={linhas.textos}>
              <span className={linhas.nome}>{paciente}</span>
              <span className={linhas.detalhe}>
                {[
                  `${O_QUE[rascunho.o_que]}, ${formatarDesde(rascunho.atualizado_em, agora, fuso)}`,
                  clinica_id !== clinicaId && clinica,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={linhas.seguir}>Continuar</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
