import { adivinharColunas, type MapaDeColunas } from '@domain/importacao/campos.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { hoje } from '@/lib/format/datas.ts';
import { procurarRepetidos } from '../api/importacao.ts';
import { guardarImportacao, lerImportacao } from './guarda.ts';
import { criarLeitor, ErroDeLeitura, type Leitor } from './leitor.ts';
import { MAXIMO_DO_ARQUIVO } from './leitura.ts';
import { lembrarMapa, mapaLembrado } from './memoria.ts';
import { celulasDoPlano, type Decisao, montarPlano } from './plano.ts';
import { procurarRepetidas } from './repetidas.ts';
import type { ArquivoEscolhido, Etapa } from './tipos.ts';

const INICIO: Etapa = { nome: 'arquivo', recusas: [] };
const GRANDE_DEMAIS = 'Este arquivo passa de 40 MB. Divida-o em arquivos de até 50.000 linhas.';

/** The steps of an import, from the file to what came of it. */
export function useImportacao(usuarioId: string, clinicaId: string) {
  const fuso = useFuso();
  const [etapa, setEtapa] = useState<Etapa | null>(null);
  const leitor = useRef<Leitor | null>(null);
  const oLeitor = () => (leitor.current ??= criarLeitor());

  useEffect(() => {
    let vivo = true;
    // What a reload, or a closed lid, left on its way.
    lerImportacao(usuarioId, clinicaId)
      .catch(() => null)
      .then((guardada) => {
        if (vivo) setEtapa(guardada ? emEnvio(guardada) : INICIO);
      });
    return () => {
      vivo = false;
      leitor.current?.encerrar();
      leitor.current = null;
    };
  }, [usuarioId, clinicaId]);

  const recomecar = useCallback((recusas: readonly string[] = []) => {
    setEtapa({ nome: 'arquivo', recusas });
  }, []);

  const falhar = (erro: unknown) =>
    recomecar(erro instanceof ErroDeLeitura ? erro.recusas : [mensagemDeErro(erro)]);

  const escolher = async (arquivo: File) => {
    if (arquivo.size > MAXIMO_DO_ARQUIVO) return recomecar([GRANDE_DEMAIS]);
    setEtapa({ nome: 'lendo', arquivo: arquivo.name });
    try {
      const resumo = await oLeitor().ler(new Uint8Array(await arquivo.arrayBuffer()));
      const mapa = mapaLembrado(usuarioId, resumo.cabecalho) ?? adivinharColunas(resumo.cabecalho);
      setEtapa({ nome: 'colunas', arquivo: { nome: arquivo.name, resumo }, mapa });
    } catch (erro) {
      falhar(erro);
    }
  };

  const conferir = async (arquivo: ArquivoEscolhido, mapa: MapaDeColunas) => {
    lembrarMapa(usuarioId, arquivo.resumo.cabecalho, mapa);
    const total = arquivo.resumo.total;
    setEtapa({ nome: 'conferindo', linhas: 0, total });
    try {
      const conferencia = await oLeitor().conferir(mapa, hoje(fuso));
      const repetidas = await procurarRepetidas(
        conferencia,
        (linhas) => procurarRepetidos(clinicaId, linhas),
        (linhas) => setEtapa({ nome: 'conferindo', linhas, total }),
      );
      const decisoes = new Map();
      setEtapa({ nome: 'conferencia', arquivo, mapa, conferencia, repetidas, decisoes });
    } catch (erro) {
      falhar(erro);
    }
  };

  const importar = async (pronta: Extract<Etapa, { nome: 'conferencia' }>) => {
    const { arquivo, conferencia, repetidas, decisoes } = pronta;
    const plano = montarPlano(conferencia, repetidas, decisoes);
    setEtapa({ nome: 'lendo', arquivo: arquivo.nome });
    try {
      const importacao = {
        id: crypto.randomUUID(),
        usuarioId,
        clinicaId,
        arquivo: arquivo.nome,
        total: arquivo.resumo.total,
        plano,
        cabecalho: arquivo.resumo.cabecalho,
        recusadas: conferencia.recusadas,
        celulas: celulasDoPlano(plano, await oLeitor().linhas()),
      };
      guardarImportacao(importacao);
      setEtapa(emEnvio(importacao));
    } catch (erro) {
      falhar(erro);
    }
  };

  return {
    etapa,
    escolher,
    conferir,
    importar,
    recomecar: () => recomecar(),
    voltarAsColunas: (arquivo: ArquivoEscolhido, mapa: MapaDeColunas) =>
      setEtapa({ nome: 'colunas', arquivo, mapa }),
    decidir: (numeros: readonly number[], decisao: Decisao) =>
      setEtapa((atual) =>
        atual?.nome === 'conferencia'
          ? {
              ...atual,
              decisoes: new Map([...atual.decisoes, ...numeros.map((n) => [n, decisao] as const)]),
            }
          : atual,
      ),
    terminar: () =>
      setEtapa((atual) =>
        atual?.nome === 'envio' ? { nome: 'resultado', importacao: atual.importacao } : atual,
      ),
  };
}

function emEnvio(importacao: Extract<Etapa, { nome: 'envio' }>['importacao']): Etapa {
  return { nome: 'envio', importacao };
}
