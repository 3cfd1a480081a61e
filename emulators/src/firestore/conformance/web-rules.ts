export const WEB_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} {
      allow read, write: if true;
    }
    match /users/{uid} {
      allow read, write: if request.auth.uid == uid;
    }
    match /orders/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.at == request.time;
    }
    match /staff/{id} {
      allow read: if get(/databases/$(database)/documents/roles/$(request.auth.uid)).data.staff == true;
    }
    match /pairs/{id} {
      allow create: if getAfter(/databases/$(database)/documents/pairs/other).data.n == 1;
    }
  }
}`;
