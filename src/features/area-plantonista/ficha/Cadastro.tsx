import '@mantine/core/styles/Radio.layer.css';
import type {
  ConteudoDoAtendimento,
  PacienteParaIdentificar,
} from '@domain/contracts/atendimento.ts';
import { idadePorExtenso } from '@domain/idade.ts';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { identificacaoOptions } from '../api/identificacao.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';

interface Props {
  sessaoId: string;
  conteudo: ConteudoDoAtendimento;
  mudar: (parte: Partial<ConteudoDoAtendimento>, agora?: boolean) => void;
}

/** Ties the attendance to a registration of the hospital; what was written stays as it was. */
export function Cadastro({ sessaoId, conteudo, mudar }: Props) {
  const [aberto, setAberto] = useState(false);
  const { cadastro, ...clinico } = conteudo.clinico;
  if (conteudo.paciente_id !== null) {
    return (
      <Group>
        <Text size="sm">
          {`Ligado ao cadastro do hospital${cadastro ? `: ${cadastro.nome}` : ''}.`}
        </Text>
        <Button
          mih={44}
          variant="subtle"
          onClick={() => mudar({ paciente_id: null, clinico }, true)}
        >
          Desfazer ligação
        </Button>
      </Group>
    );
  }
  if (!aberto) {
    return (
      <Button
        mih={44}
        variant="subtle"
        style={{ alignSelf: 'start' }}
        onClick={() => setAberto(true)}
      >
        Ligar ao cadastro do hospital
      </Button>
    );
  }
  return (
    <Busca
      sessaoId={sessaoId}
      conteudo={conteudo}
      aoCancelar={() => setAberto(false)}
      aoLigar={({ id, nome, nome_social }) => {
        const ligado = { nome: nome_social ?? nome, em: agoraEmTexto() };
        mudar({ paciente_id: id, clinico: { ...clinico, cadastro: ligado } }, true);
        setAberto(false);
      }}
    />
  );
}

interface PropsDaBusca extends Omit<Props, 'mudar'> {
  aoCancelar: () => void;
  aoLigar: (paciente: PacienteParaIdentificar) => void;
}

function Busca({ sessaoId, conteudo, aoCancelar, aoLigar }: PropsDaBusca) {
  const { id: eu } = usePerfil();
  const [termo, setTermo] = useState('');
  const [procurado, setProcurado] = useState('');
  const [escolhido, setEscolhido] = useState<PacienteParaIdentificar | null>(null);
  const busca = useQuery(identificacaoOptions(eu, sessaoId, procurado));
  const achados = busca.data ?? [];
  return (
    <Stack gap="xs">
      <Group
        component="form"
        align="end"
        onSubmit={(evento) => {
          evento.preventDefault();
          setEscolhido(null);
          if (termo.trim() === procurado) void busca.refetch();
          setProcurado(termo.trim());
        }}
      >
        <TextInput
          type="search"
          label="Buscar no cadastro do hospital"
          description="Nome, data de nascimento, ou CPF ou CNS inteiro."
          autoComplete="off"
          autoFocus
          maxLength={120}
          value={termo}
          onChange={({ currentTarget }) => setTermo(currentTarget.value)}
        />
        <Button mih={44} type="submit" variant="default" loading={busca.isFetching}>
          Buscar
        </Button>
      </Group>
      <div role="status">{procurado && <Text size="sm">{situacaoDa(busca)}</Text>}</div>
      {achados.length > 0 && (
        <Radio.Group
          label="Cadastros encontrados"
          value={escolhido?.id ?? ''}
          onChange={(id) => setEscolhido(achados.find((um) => um.id === id) ?? null)}
        >
          <Stack mt="xs" gap="xs">
            {achados.map((um) => (
              <Radio key={um.id} value={um.id} label={nomeDe(um)} description={resumoDe(um)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {escolhido && <LadoALado conteudo={conteudo} paciente={escolhido} />}
      <Group>
        {escolhido && (
          <Button mih={44} onClick={() => aoLigar(escolhido)}>
            É esta pessoa: ligar
          </Button>
        )}
        <Button mih={44} variant="default" onClick={aoCancelar}>
          Cancelar
        </Button>
      </Group>
    </Stack>
  );
}

type Situacao = Pick<
  ReturnType<typeof useQuery<PacienteParaIdentificar[]>>,
  'isPaused' | 'error' | 'data'
>;

function situacaoDa({ isPaused, error, data }: Situacao): string {
  if (isPaused) {
    return 'Sem conexão: o cadastro do hospital só é lido com ela. O nome pode ser escrito em Identificar.';
  }
  if (error) return mensagemDeErro(error);
  if (data?.length === 0) return 'Ninguém encontrado no cadastro deste hospital.';
  return data?.length === 10
    ? 'Mostrando os 10 primeiros. Complete a busca se não estiver aqui.'
    : '';
}

const nomeDe = ({ nome, nome_social }: PacienteParaIdentificar): string =>
  nome_social ? `${nome_social} (registro: ${nome})` : nome;

function resumoDe({ data_nascimento, nome_mae, cpf_parcial, data_obito }: PacienteParaIdentificar) {
  return [
    data_nascimento && `Nascimento ${formatarDia(data_nascimento)}`,
    nome_mae && `Mãe: ${nome_mae}`,
    cpf_parcial && `CPF ${cpf_parcial}`,
    data_obito && `Óbito registrado em ${formatarDia(data_obito)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const SEXOS = { feminino: 'feminino', masculino: 'masculino', ignorado: 'ignorado' } as const;

/** What was seen at the door beside what the hospital has registered. */
function LadoALado({
  conteudo,
  paciente,
}: Pick<Props, 'conteudo'> & { paciente: PacienteParaIdentificar }) {
  const fuso = useFuso();
  const { descricao, sexo, idade_anos, clinico } = conteudo;
  const { data_nascimento } = paciente;
  const visto = [
    descricao,
    clinico.identificado?.nome,
    sexo && `sexo ${SEXOS[sexo]}`,
    idade_anos !== null && `${idade_anos} anos`,
  ];
  const idade = data_nascimento && idadePorExtenso(data_nascimento, hoje(fuso));
  return (
    <Group grow align="start" role="group" aria-label="Confira antes de ligar">
      <div>
        <Text size="sm" fw={500}>
          O que você escreveu
        </Text>
        <Text className="como-escrito">{visto.filter(Boolean).join(', ')}</Text>
      </div>
      <div>
        <Text size="sm" fw={500}>
          Cadastro do hospital
        </Text>
        <Text>{[nomeDe(paciente), idade, resumoDe(paciente)].filter(Boolean).join(', ')}</Text>
      </div>
    </Group>
  );
}
