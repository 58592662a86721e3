import { Box, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import {
  type ContaDoPaciente,
  confirmarConta,
  contasDoPacienteOptions,
  encerrarConta,
} from '../api/contas.ts';
import { chavesDoPaciente } from '../api/keys.ts';
import { CodigoDaConta } from './CodigoDaConta.tsx';
import classes from './ContasDoPaciente.module.css';

interface Props {
  clinicaId: string;
  pacienteId: string;
  /** Whether the person may hand over codes and end links. */
  gere: boolean;
  /** Nobody new is let into a registration that is inactive. */
  ativo: boolean;
}

/** Which accounts reach the patient's own area, since when, by whose code; and the end of it. */
export function ContasDoPaciente({ clinicaId, pacienteId, gere, ativo }: Props) {
  const contas = useQuery(contasDoPacienteOptions(clinicaId, pacienteId));
  if (contas.isPending) return <Esqueleto linhas={2} />;
  if (!contas.data) {
    return (
      <EstadoErro
        erro={contas.error}
        titulo="Não foi possível carregar quem acessa a área do paciente."
        aoTentar={() => void contas.refetch()}
      />
    );
  }
  return (
    <Bloco titulo="Acesso à área do paciente">
      <Stack align="flex-start" pb="recuo" px="recuo">
        <Text size="sm" c="dimmed" className="leitura">
          {contas.data.length === 0
            ? 'Nenhuma conta acessa os dados deste paciente.'
            : 'Contas que veem consultas, documentos e conversas deste paciente.'}{' '}
          Quando um código é usado, a clínica e o médico responsável recebem um aviso.
        </Text>
        {contas.data.length > 0 && (
          <ul className={classes.contas} aria-label="Contas com acesso">
            {contas.data.map((conta) => (
              <Conta
                key={conta.id}
                conta={conta}
                clinicaId={clinicaId}
                pacienteId={pacienteId}
                gere={gere}
              />
            ))}
          </ul>
        )}
        {gere && ativo && <CodigoDaConta pacienteId={pacienteId} />}
      </Stack>
    </Bloco>
  );
}

function Conta({
  conta,
  clinicaId,
  pacienteId,
  gere,
}: Omit<Props, 'ativo'> & { conta: ContaDoPaciente }) {
  const fuso = useFuso();
  const pode = usePode();
  const { conta_nome, conta_email, vinculado_em, codigo_de, encerrado_em } = conta;
  const aConfirmar = conta.a_confirmar && !encerrado_em;
  return (
    <li>
      <Box flex="1 1 16rem">
        <Text fw={600} td={encerrado_em ? 'line-through' : undefined}>
          {conta_nome}
        </Text>
        <Text size="sm" c="dimmed">
          {conta_email} · desde {formatarDataHora(vinculado_em, fuso)}
          {codigo_de && `, com código feito por ${codigo_de}`}
        </Text>
        {aConfirmar && (
          <Text size="sm">
            Aguardando confirmação: ainda não vê prontuário nem conversas clínicas. Um médico ou a
            clínica confirma que a conta é do paciente ou de quem responde por ele.
          </Text>
        )}
        {encerrado_em && (
          <Text size="sm" c="dimmed">
            Encerrado em {formatarDataHora(encerrado_em, fuso)} {porQuem(conta)}
          </Text>
        )}
      </Box>
      {aConfirmar && pode('prontuario.ler') && (
        <Confirmar conta={conta} clinicaId={clinicaId} pacienteId={pacienteId} />
      )}
      {gere && !encerrado_em && (
        <Encerrar conta={conta} clinicaId={clinicaId} pacienteId={pacienteId} />
      )}
    </li>
  );
}

function porQuem({ encerrado_por, pela_propria_conta }: ContaDoPaciente): string {
  if (pela_propria_conta) return 'pela própria conta';
  return encerrado_por ? `por ${encerrado_por}` : '';
}

function Confirmar({
  conta,
  clinicaId,
  pacienteId,
}: Omit<Props, 'gere' | 'ativo'> & { conta: ContaDoPaciente }) {
  const cache = useQueryClient();
  const confirmar = useMutation({
    mutationFn: () => confirmarConta(conta.id),
    onError: avisar.erro,
    onSettled: () =>
      cache.invalidateQueries({ queryKey: chavesDoPaciente.contas(clinicaId, pacienteId) }),
  });
  return (
    <Button
      aria-label={`Confirmar o acesso de ${conta.conta_nome}`}
      loading={confirmar.isPending}
      onClick={() => confirmar.mutate()}
    >
      Confirmar acesso
    </Button>
  );
}

function Encerrar({
  conta,
  clinicaId,
  pacienteId,
}: Omit<Props, 'gere' | 'ativo'> & { conta: ContaDoPaciente }) {
  const cache = useQueryClient();
  const [perguntando, { open: perguntar, close: fechar }] = useDisclosure(false);
  const encerrar = useMutation({
    mutationFn: () => encerrarConta(conta.id),
    onError: avisar.erro,
    onSettled: () => {
      fechar();
      return cache.invalidateQueries({ queryKey: chavesDoPaciente.contas(clinicaId, pacienteId) });
    },
  });
  return (
    <>
      <Button
        variant="default"
        aria-label={`Encerrar o acesso de ${conta.conta_nome}`}
        onClick={perguntar}
      >
        Encerrar acesso
      </Button>
      <ConfirmacaoSobDemanda
        titulo="Encerrar este acesso?"
        aberta={perguntando}
        acao="Encerrar"
        voltar="Manter"
        perigosa
        enviando={encerrar.isPending}
        aoConfirmar={() => encerrar.mutate()}
        aoFechar={fechar}
      >
        A conta de <b>{conta.conta_nome}</b> deixa de ver consultas, documentos e conversas deste
        paciente. Para voltar a acessar, ela precisará de um novo código.
      </ConfirmacaoSobDemanda>
    </>
  );
}
