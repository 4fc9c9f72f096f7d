"""A speech server for Orca that prints what it would say, one JSON string a line."""

import json

from orca import chnames, speechserver


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getFactoryName():
        return "Written speech"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def getInfo(self):
        return ["Written speech", "default"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            print(f"SPEECH {json.dumps(text)}", flush=True)

    def speakCharacter(self, character, acss=None):
        self.speak(chnames.getCharacterName(character) or character)

    def speakKeyEvent(self, event, acss=None):
        self.speak(event.getKeyName())

    def sayAll(self, utteranceIterator, progressCallback):
        context = None
        for context, acss in utteranceIterator:
            self.speak(context.utterance)
        if context:
            progressCallback(context.copy(), speechserver.SayAllContext.COMPLETED)
