import { ROTULO_DO_STATUS } from '@domain/agenda/status.ts';
import { Button, Stack, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { diaEHora, formatarDia, formatarPorExtenso, hoje } from '@/lib/format/datas.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import {
  type Atendimento,
  atendimentosOptions,
  tarefasDoPacienteOptions,
} from '../api/atendimentos.ts';
import { cadastroOptions } from '../api/queries.ts';

/**
 * `/prontuario/paciente/$id/atendimentos`: what a patient asks the desk for, "quando é minha
 * consulta?" first. Nothing clinical is here.
 */
export function AtendimentosDoPaciente() {
  const { paciente, clinicaId, leProntuario } = usePacienteDaTela();
  const { data, error, isPending, refetch } = useQuery(atendimentosOptions(clinicaId, paciente.id));
  return (
    <Pagina
      titulo="Atendimentos"
      acoes={
        <>
          <Contato />
          <BotaoLink to={PATHS.cadastroDoPaciente} params={{ id: paciente.id }} variant="default">
            Ver cadastro
          </BotaoLink>
          {leProntuario && (
            <BotaoLink to={PATHS.paciente} params={{ id: paciente.id }} variant="default">
              Ver prontuário
            </BotaoLink>
          )}
          <Agendar />
        </>
      }
    >
      {isPending && <Esqueleto linhas={6} />}
      {error && !data && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível ver os atendimentos."
          aoTentar={() => void refetch()}
        />
      )}
      {data && (
        <Stack gap="lg">
          <Bloco titulo="Próximos atendimentos">
            {data.proximos.length === 0 && <BlocoVazio>Nenhum atendimento agendado.</BlocoVazio>}
            <Lista rotulo="Próximos atendimentos" atendimentos={data.proximos} />
          </Bloco>
          <Tarefas />
          <Bloco titulo="Atendimentos anteriores">
            {data.anteriores.length === 0 && <BlocoVazio>Nenhum atendimento até hoje.</BlocoVazio>}
            <Lista rotulo="Atendimentos anteriores" atendimentos={data.anteriores} />
          </Bloco>
        </Stack>
      )}
    </Pagina>
  );
}

/** Books for this patient, who is already filled in. Nobody is booked for who died. */
function Agendar() {
  const fuso = useFuso();
  const { paciente, cadastra } = usePacienteDaTela();
  if (!cadastra || !paciente.ativo || paciente.data_obito !== null) return null;
  return (
    <BotaoLink
      to={PATHS.agenda}
      search={{ novo: `${hoje(fuso)}T`, paciente: paciente.id }}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      Agendar
    </BotaoLink>
  );
}

/** By telephone or WhatsApp, with one touch. */
function Contato() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data } = useQuery(cadastroOptions(clinicaId, paciente.id));
  const telefone = data?.telefone;
  if (!telefone || paciente.data_obito !== null) return null;
  return (
    <>
      <Button
        component="a"
        href={`tel:+55${telefone}`}
        variant="default"
        leftSection={<IconPhone size={18} aria-hidden />}
      >
        Ligar {mascaraDeTelefone(telefone)}
      </Button>
      <Button
        component="a"
        href={`https://wa.me/55${telefone}`}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
      >
        WhatsApp
      </Button>
    </>
  );
}

/** Each leads to its day in the agenda, where it is confirmed, moved or cancelled. */
function Lista({ rotulo, atendimentos }: { rotulo: string; atendimentos: readonly Atendimento[] }) {
  const fuso = useFuso();
  if (atendimentos.length === 0) return null;
  return (
    <ul className="linhas" aria-label={rotulo}>
      {atendimentos.map((atendimento) => {
        const { id, inicio, status } = atendimento;
        const { dia, hora } = diaEHora(inicio, fuso);
        return (
          <li key={id}>
            <Link to={PATHS.agenda} search={{ dia, agendamento: id }} className="linha">
              <span>
                <Text span fw={600}>
                  {formatarPorExtenso(inicio, fuso)}, {hora}
                </Text>
                <Text c="dimmed" fz="sm">
                  {descricaoDe(atendimento)}
                </Text>
              </span>
              <span>{ROTULO_DO_STATUS[status]}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** For what, with whom and where. */
const descricaoDe = ({ tipo, medico, sala, teleconsulta }: Atendimento): string =>
  [tipo?.nome, medico && `com ${medico.nome}`, sala?.nome, teleconsulta && 'por vídeo']
    .filter(Boolean)
    .join(' · ');

/** What is still to be done about the patient; it is ticked off in the CRM. */
function Tarefas() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const usaCrm = usePode()('crm.usar');
  const { data = [] } = useQuery({
    ...tarefasDoPacienteOptions(clinicaId, paciente.id),
    enabled: usaCrm,
  });
  if (data.length === 0) return null;
  return (
    <Bloco titulo="Tarefas">
      <ul className="linhas" aria-label="Tarefas">
        {data.map(({ id, titulo, vence_em, oportunidade_id }) => (
          <li key={id}>
            <Link to={PATHS.crm} search={{ pessoa: oportunidade_id }} className="linha">
              <span>{titulo}</span>
              <span>até {formatarDia(vence_em)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Bloco>
  );
}
