import type { SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import {
  type PacienteDaPassagem,
  type PassagemRecebida,
  recebimentoDePassagemSchema,
  respostaDaPassagemRecebidaSchema,
} from '@domain/contracts/passagem.ts';
import { CODIGO_DA_PASSAGEM, normalizarCodigo } from '@domain/plantao/codigo.ts';
import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Recado } from '@/components/Recado.tsx';
import { api } from '@/lib/api/api.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { ErroComSentenca, mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { Cor } from '../plantao/Cor.tsx';
import { agoraEmTexto } from '../plantao/tempo.ts';
import type { PlantaoEmCurso } from '../plantao/usePlantao.ts';
import { atendimentosDa } from './adotar.ts';
import { LerQr } from './LerQr.tsx';
import { abrirSelo, type Lidas } from './selo.ts';
import { Voltar } from './Voltar.tsx';

interface Props extends Pick<PlantaoEmCurso, 'escrever'> {
  sessao: SessaoDePlantao;
  aoVoltar: () => void;
}

/** Receives the handover of a colleague: by its code, or by code and QR without a network. */
export function Receber({ sessao, escrever, aoVoltar }: Props) {
  const [codigo, setCodigo] = useState('');
  const [lidas, setLidas] = useState<Lidas | null>(null);
  const [filmando, setFilmando] = useState(false);
  const abrir = useMutation({
    networkMode: 'always',
    mutationFn: (com: Lidas | null) => (com ? doQr(codigo, com) : doServidor(codigo)),
  });
  const inteiro = CODIGO_DA_PASSAGEM.test(normalizarCodigo(codigo));
  if (abrir.data) {
    return (
      <Conferencia
        passagem={abrir.data}
        codigo={codigo}
        sessao={sessao}
        escrever={escrever}
        aoVoltar={aoVoltar}
      />
    );
  }
  return (
    <Bloco titulo="Receber plantão">
      <Stack px="recuo" pb="recuo" align="start">
        {abrir.error && <Recado tom="erro" titulo={mensagemDeErro(abrir.error)} />}
        <TextInput
          label="Código de quem passa"
          description="São 10 letras e números, ditos em voz alta."
          autoComplete="off"
          autoCapitalize="characters"
          className="numeros"
          maxLength={20}
          value={codigo}
          onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
        />
        {filmando && (
          <LerQr
            aoLer={(todas) => {
              setLidas(todas);
              setFilmando(false);
              if (inteiro) abrir.mutate(todas);
            }}
            aoDesistir={() => setFilmando(false)}
          />
        )}
        {lidas && <Text>QR code lido. Escreva o código para abrir.</Text>}
        <Group>
          <Button
            mih={44}
            disabled={!inteiro}
            loading={abrir.isPending}
            onClick={() => abrir.mutate(lidas)}
          >
            Abrir passagem
          </Button>
          {!filmando && (
            <Button mih={44} variant="default" onClick={() => setFilmando(true)}>
              Ler o QR code
            </Button>
          )}
          <Voltar aoVoltar={aoVoltar} />
        </Group>
      </Stack>
    </Bloco>
  );
}

async function doServidor(codigo: string): Promise<PassagemRecebida> {
  const { passagem } = await api.post('/atendimento/passagem/abrir', {
    corpo: { codigo: normalizarCodigo(codigo) },
    resposta: respostaDaPassagemRecebidaSchema,
  });
  return passagem;
}

async function doQr(codigo: string, lidas: Lidas): Promise<PassagemRecebida> {
  const passagem = await abrirSelo(codigo, lidas);
  if (!passagem) throw new ErroDeSelo();
  return passagem;
}

class ErroDeSelo extends ErroComSentenca {
  override readonly name = 'ErroDeSelo';
  constructor() {
    super('O código não abre este QR code. Confira as letras com quem passou e tente de novo.');
  }
}

interface PropsDaConferencia extends Props {
  passagem: PassagemRecebida;
  codigo: string;
}

/** What was handed over, to be read, understood and confirmed. */
function Conferencia({ passagem, codigo, sessao, escrever, aoVoltar }: PropsDaConferencia) {
  const fuso = useFuso();
  const [sintese, setSintese] = useState('');
  const [trazer, setTrazer] = useState(true);
  const [recusa, setRecusa] = useState<string | null>(null);
  const { de_nome, local_nome, entregue_em, pacientes } = passagem;
  function confirmar() {
    const recebida_em = agoraEmTexto();
    const lido = recebimentoDePassagemSchema.safeParse({ codigo, recebida_em, sintese });
    if (!lido.success) {
      setRecusa(lido.error.issues[0]?.message ?? 'Confira a síntese.');
      return;
    }
    escrever({ tipo: 'receber', id: passagem.id, passagem, recebimento: lido.data });
    if (trazer) {
      for (const novo of atendimentosDa(
        passagem,
        sessao.id,
        recebida_em,
        formatarHora(entregue_em, fuso),
      )) {
        escrever(novo);
      }
    }
    aoVoltar();
  }
  return (
    <>
      <Bloco
        titulo={`Passagem de ${de_nome}`}
        estado={`${local_nome ? `${local_nome}, ` : ''}às ${formatarHora(entregue_em, fuso)}`}
      >
        <Text
          px="recuo"
          pb="recuo"
        >{`Pacientes: ${pacientes.length}. Leia cada um e diga o que entendeu.`}</Text>
      </Bloco>
      {pacientes.map((um) => (
        <Paciente key={um.atendimento_id} paciente={um} />
      ))}
      <Bloco titulo="Síntese">
        <Stack px="recuo" pb="recuo">
          {recusa && <Recado tom="erro" titulo={recusa} />}
          <Textarea
            label="O que você entendeu, com suas palavras"
            description="Quem passou lê isto."
            required
            rows={3}
            maxLength={2000}
            value={sintese}
            onChange={({ currentTarget }) => setSintese(currentTarget.value)}
          />
          <Checkbox
            label="Trazer os pacientes para o meu plantão"
            checked={trazer}
            onChange={({ currentTarget }) => setTrazer(currentTarget.checked)}
          />
          <Group>
            <Button mih={44} onClick={confirmar}>
              Confirmar recebimento
            </Button>
            <Voltar aoVoltar={aoVoltar} />
          </Group>
        </Stack>
      </Bloco>
    </>
  );
}

function Paciente({ paciente }: { paciente: PacienteDaPassagem }) {
  const { descricao, cor, gravidade, resumo, acoes, contingencia } = paciente;
  const partes = [
    ['Gravidade', gravidade],
    ['Resumo', resumo],
    ['Ações', acoes],
    ['Contingência', contingencia || 'Não informada.'],
  ] as const;
  return (
    <Bloco titulo={descricao} acao={<Cor cor={cor} />}>
      <Stack px="recuo" pb="recuo" gap="xs">
        {partes.map(([rotulo, texto]) => (
          <div key={rotulo}>
            <Text size="sm" c="dimmed">
              {rotulo}
            </Text>
            <Text className="como-escrito">{texto}</Text>
          </div>
        ))}
      </Stack>
    </Bloco>
  );
}
