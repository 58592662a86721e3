import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import { PATHS } from '@/config/paths.ts';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { formatarDesde } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/lib/paciente/paciente.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { Rascunho } from '../api/linhas.ts';
import { rascunhosOptions } from '../api/queries.ts';
import { DaConsulta } from './DaConsulta.tsx';
import classes from './Linhas.module.css';

/** What the doctor began and did not finish, the latest first. */
export function Rascunhos({ clinica }: { clinica: Clinica }) {
  const perfil = usePerfil();
  const rascunhos = useQuery(rascunhosOptions(clinica.id, perfil.id));
  return (
    <Bloco titulo="Rascunhos abertos">
      <DaConsulta
        consulta={rascunhos}
        seFalhar="Não foi possível carregar os rascunhos."
        seVazia="Nenhum rascunho aberto. O que você começar e não finalizar espera aqui."
      >
        {(rascunho) => (
          <LinhaDoRascunho
            key={rascunho.id}
            rascunho={rascunho}
            deOutraClinica={rascunho.clinica_id !== clinica.id}
          />
        )}
      </DaConsulta>
    </Bloco>
  );
}

interface Props {
  rascunho: Rascunho;
  deOutraClinica: boolean;
}

function LinhaDoRascunho({ rascunho, deOutraClinica }: Props) {
  const { id, paciente_id, paciente, clinica, atualizado_em } = rascunho;
  const detalhes = [
    `${tipoDo(rascunho)}, ${formatarDesde(atualizado_em, Date.now())}`,
    deOutraClinica && clinica?.nome,
  ];
  return (
    <li>
      <Link
        to={PATHS.editarEvolucao}
        params={{ id: paciente_id, prontuarioId: id }}
        className={classes.linha}
      >
        <span className={classes.textos}>
          <span className={classes.nome}>{nomeExibido(paciente)}</span>
          <span className={classes.detalhe}>{detalhes.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={classes.seguir}>Continuar</span>
      </Link>
    </li>
  );
}

function tipoDo({ corrige_id, adendo_de }: Rascunho): string {
  if (corrige_id) return 'Correção';
  return adendo_de ? 'Adendo' : 'Evolução';
}
