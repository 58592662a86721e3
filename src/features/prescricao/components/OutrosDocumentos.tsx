import '@mantine/core/styles/NumberInput.layer.css';
import type { Composicao } from '@domain/contracts/prescricao.ts';
import { NumberInput, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { CampoDia } from '@/components/CampoDia.tsx';

/** A part of the composition, and what changes it. */
interface Props<P> {
  valor: P;
  aoMudar: (valor: P) => void;
}

const TEXTO = 10_000;

/** Days away from work or school (CFM 2.381/2024). */
export function Atestado({ valor, aoMudar }: Props<Composicao['atestado']>) {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NumberInput
          label="Dias de afastamento"
          min={1}
          max={365}
          allowDecimal={false}
          clampBehavior="none"
          error={
            valor.dias !== null && (valor.dias < 1 || valor.dias > 365)
              ? 'De 1 a 365 dias.'
              : undefined
          }
          value={valor.dias ?? ''}
          onChange={(dias) => aoMudar({ ...valor, dias: typeof dias === 'number' ? dias : null })}
        />
        <CampoDia
          label="A partir de"
          description="Em branco: hoje."
          valor={valor.inicio ?? ''}
          aoMudar={(inicio) => aoMudar({ ...valor, inicio: inicio || null })}
        />
        <TextInput
          label="Afastado(a)"
          maxLength={120}
          value={valor.finalidade}
          onChange={({ currentTarget }) => aoMudar({ ...valor, finalidade: currentTarget.value })}
        />
      </SimpleGrid>
      {(valor.dias ?? 0) > 15 && <Text size="sm">Acima de 15 dias o INSS pode pedir perícia.</Text>}
      <Textarea
        label="Observações"
        description="Sem diagnóstico nem outro dado clínico."
        autosize
        minRows={2}
        maxLength={1000}
        value={valor.observacoes}
        onChange={({ currentTarget }) => aoMudar({ ...valor, observacoes: currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label="CID no atestado"
          description="Só a pedido do paciente, por justa causa ou dever legal."
          clearable
          placeholder="Sem CID"
          data={[
            { value: 'paciente', label: 'O paciente autorizou' },
            { value: 'dever_legal', label: 'Dever legal' },
            { value: 'justa_causa', label: 'Justa causa' },
          ]}
          value={valor.autorizacao}
          onChange={(autorizacao) =>
            aoMudar({
              ...valor,
              autorizacao: autorizacao as typeof valor.autorizacao,
              cid: autorizacao ? valor.cid : null,
            })
          }
        />
        {valor.autorizacao && (
          <TextInput
            label="CID"
            maxLength={10}
            value={valor.cid ?? ''}
            onChange={({ currentTarget }) =>
              aoMudar({ ...valor, cid: currentTarget.value.toUpperCase() || null })
            }
          />
        )}
      </SimpleGrid>
    </Stack>
  );
}

/** That somebody was here, and nothing else. */
export function Declaracao({ valor, aoMudar }: Props<Composicao['declaracao']>) {
  return (
    <Stack>
      <Text size="sm">Esta declaração informa presença. Não é atestado de afastamento.</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Compareceu para"
          placeholder="consulta, exame ou procedimento"
          maxLength={120}
          value={valor.para}
          onChange={({ currentTarget }) => aoMudar({ ...valor, para: currentTarget.value })}
        />
        <CampoDia
          label="Dia"
          description="Em branco: hoje."
          valor={valor.dia ?? ''}
          aoMudar={(dia) => aoMudar({ ...valor, dia: dia || null })}
        />
        <TextInput
          label="Chegada"
          placeholder="08:30"
          maxLength={5}
          value={valor.chegada}
          onChange={({ currentTarget }) => aoMudar({ ...valor, chegada: currentTarget.value })}
        />
        <TextInput
          label="Saída"
          placeholder="09:15"
          maxLength={5}
          value={valor.saida}
          onChange={({ currentTarget }) => aoMudar({ ...valor, saida: currentTarget.value })}
        />
      </SimpleGrid>
    </Stack>
  );
}

/** To a colleague or a service, with a question. */
export function Encaminhamento({ valor, aoMudar }: Props<Composicao['encaminhamento']>) {
  const texto = (campo: 'motivo' | 'resumo' | 'pergunta', label: string) => (
    <Textarea
      label={label}
      autosize
      minRows={2}
      maxLength={TEXTO}
      value={valor[campo]}
      onChange={({ currentTarget }) => aoMudar({ ...valor, [campo]: currentTarget.value })}
    />
  );
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Especialidade ou serviço"
          maxLength={200}
          value={valor.especialidade}
          onChange={({ currentTarget }) =>
            aoMudar({ ...valor, especialidade: currentTarget.value })
          }
        />
        <Select
          label="Prioridade"
          allowDeselect={false}
          data={[
            { value: 'rotina', label: 'Rotina' },
            { value: 'prioritario', label: 'Prioritário' },
            { value: 'urgente', label: 'Urgente' },
          ]}
          value={valor.prioridade}
          onChange={(prioridade) =>
            aoMudar({ ...valor, prioridade: (prioridade ?? 'rotina') as typeof valor.prioridade })
          }
        />
      </SimpleGrid>
      {texto('motivo', 'Motivo')}
      {texto('resumo', 'O que já foi feito')}
      {texto('pergunta', 'Pergunta ao especialista')}
    </Stack>
  );
}

/** What a patient asks to have written down. */
export function Relatorio({ valor, aoMudar }: Props<Composicao['relatorio']>) {
  return (
    <Stack>
      <TextInput
        label="Finalidade"
        placeholder="para fins de…"
        maxLength={200}
        value={valor.finalidade}
        onChange={({ currentTarget }) => aoMudar({ ...valor, finalidade: currentTarget.value })}
      />
      <Textarea
        label="Relatório"
        autosize
        minRows={8}
        maxLength={30_000}
        value={valor.texto}
        onChange={({ currentTarget }) => aoMudar({ ...valor, texto: currentTarget.value })}
      />
    </Stack>
  );
}
