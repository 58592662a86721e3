import { useQuery } from '@tanstack/react-query';
import { Bloco } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { em } from '@/lib/format/nomes.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { atendidosOptions, cadastradosOptions } from '../api/queries.ts';
import { DaConsulta } from './DaConsulta.tsx';
import { LinhaDoPaciente } from './LinhaDoPaciente.tsx';

const VerTodos = () => <TextoLink to={PATHS.prontuario}>Ver todos os pacientes</TextoLink>;

/** Whom the doctor saw last in the clinic. */
export function UltimosAtendidos({ clinica }: { clinica: Clinica }) {
  const perfil = usePerfil();
  const atendidos = useQuery(atendidosOptions(clinica.id, perfil.id));
  return (
    <Bloco titulo="Últimos pacientes que você atendeu" acao={<VerTodos />}>
      <DaConsulta
        consulta={atendidos}
        seFalhar="Não foi possível carregar os pacientes atendidos."
        seVazia={`Os pacientes que você atender ${em(clinica.nome)} aparecem aqui.`}
      >
        {({ paciente, ocorrido_em }) => (
          <LinhaDoPaciente key={paciente.id} paciente={paciente} quando={ocorrido_em} />
        )}
      </DaConsulta>
    </Bloco>
  );
}

/** Who was registered last in the clinic. */
export function UltimosCadastrados({ clinica }: { clinica: Clinica }) {
  const cadastrados = useQuery(cadastradosOptions(clinica.id));
  return (
    <Bloco titulo="Últimos pacientes cadastrados" acao={<VerTodos />}>
      <DaConsulta
        consulta={cadastrados}
        seFalhar="Não foi possível carregar os últimos cadastros."
        seVazia="Os pacientes cadastrados aparecem aqui, do mais novo para o mais antigo."
      >
        {(paciente) => (
          <LinhaDoPaciente key={paciente.id} paciente={paciente} quando={paciente.criado_em} />
        )}
      </DaConsulta>
    </Bloco>
  );
}
