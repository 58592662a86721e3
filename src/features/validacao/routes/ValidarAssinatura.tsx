import { lerCodigo } from '@domain/contracts/assinatura.ts';
import { Anchor, Text, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { conferirArquivo } from '../api/arquivo.ts';
import { validarCodigo } from '../api/servidor.ts';
import { EscolherPdf } from '../components/EscolherPdf.tsx';
import { Moldura } from '../components/Moldura.tsx';
import { Original } from '../components/Original.tsx';
import { PorCodigo } from '../components/PorCodigo.tsx';
import { Resultado } from '../components/Resultado.tsx';
import { type Conferencia, conferenciaDoCodigo } from '../conferencia.ts';

/** The validator of the ITI: what it says counts everywhere. */
const VALIDAR_DO_ITI = 'https://validar.iti.gov.br';

/**
 * Nobody's clinic is known here: instants are told as in Brasília. What the app formats with comes in a
 * file that is too large for a page that anybody opens.
 */
const relogio = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});
const quando = (instante: string) => relogio.format(new Date(instante)).replace(',', '');

type Fazendo = 'codigo' | 'arquivo';
type Achado =
  | { tipo: 'conferencia'; vez: number; conferencia: Conferencia; codigo?: string }
  | { tipo: 'falha'; erro: unknown };

/** `/validar-assinatura`: whoever has the document or its code learns whether it is as it was signed. */
export function ValidarAssinatura() {
  const { codigo = '' } = useSearch({ from: PATHS.validarAssinatura });
  const [fazendo, setFazendo] = useState<Fazendo>();
  const [achado, setAchado] = useState<Achado>();

  async function conferir(
    meio: Fazendo,
    pergunta: () => Promise<Conferencia>,
    doCodigo?: { codigo: string },
  ) {
    setFazendo(meio);
    setAchado(undefined);
    try {
      setAchado({
        tipo: 'conferencia',
        vez: Date.now(),
        conferencia: await pergunta(),
        ...doCodigo,
      });
    } catch (erro) {
      setAchado({ tipo: 'falha', erro });
    } finally {
      setFazendo(undefined);
    }
  }
  const porCodigo = (qual: string) =>
    conferir('codigo', async () => conferenciaDoCodigo(await validarCodigo(qual), quando), {
      codigo: qual,
    });

  // Who came by the QR asked already.
  const doEndereco = lerCodigo(codigo);
  const perguntar = useEffectEvent((qual: string) => void porCodigo(qual));
  useEffect(() => {
    if (doEndereco) perguntar(doEndereco);
  }, [doEndereco]);

  return (
    <Moldura
      titulo="Validar assinatura"
      descricao="Confira receitas, atestados e outros documentos assinados digitalmente. O conteúdo só aparece com o código de acesso do documento."
    >
      <PorCodigo
        inicial={codigo}
        ocupado={fazendo === 'codigo'}
        aoValidar={(qual) => void porCodigo(qual)}
      />
      {achado?.tipo === 'falha' && (
        <Recado tom="erro" titulo="Erro ao validar assinatura">
          <Text>{mensagemDeErro(achado.erro)}</Text>
        </Recado>
      )}
      {achado?.tipo === 'conferencia' && (
        <Resultado key={achado.vez} conferencia={achado.conferencia}>
          {achado.codigo && achado.conferencia.situacao !== 'nao_encontrada' && (
            <Original codigo={achado.codigo} />
          )}
        </Resultado>
      )}
      <div>
        <Title order={2} size="h3" mb="sm">
          Você tem o arquivo?
        </Title>
        <EscolherPdf
          ocupado={fazendo === 'arquivo'}
          aoEscolher={(arquivo) => void conferir('arquivo', () => conferirArquivo(arquivo, quando))}
        />
      </div>
      <Text c="dimmed">
        O governo também confere documentos assinados:{' '}
        <Anchor href={VALIDAR_DO_ITI} target="_blank" rel="noreferrer">
          abrir o VALIDAR, do ITI
        </Anchor>
        .
      </Text>
    </Moldura>
  );
}
